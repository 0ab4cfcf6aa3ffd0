// Parts of the page that are fetched when they are first shown.

/** The component, once it was asked for and has arrived; until then nothing, which a template draws as nothing. */
export function part<Component>(load: () => Promise<{ default: Component }>): () => Component {
  let found = $state.raw<Component>();
  let asked = false;
  return () => {
    if (!asked) {
      asked = true;
      load().then(
        (module) => (found = module.default),
        () => (asked = false),
      );
    }
    return found as Component;
  };
}
