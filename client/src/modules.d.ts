// Modules that the build makes out of other files.
declare module "@fontsource-variable/cinzel/wght.css";
declare module "@fontsource-variable/atkinson-hyperlegible-next/wght.css";
