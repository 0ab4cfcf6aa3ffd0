// The words of a table in English; a game's words come from the server.

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

export const en = {
  loading: "One moment…",
  close: "Close",
  bot: "Bot",
  invite: "Invite",

  // Table
  table: "Table",
  board: "Board",
  hand: "Under the board",
  ownSheet: "My sheet",
  prompt: "Question",
  choices: "Choices",
  choicesLeft: (n: number) => count(n, "choice", "choices"),
  noChoices: "Nothing to decide just now.",
  allChoices: "All choices",
  confirmThat: (label: string) => `Confirm: ${label}`,
  confirmAgain: "Really?",
  finalHint: "cannot be taken back",
  mayHint: "may not be taken back",
  waitingFor: (names: string) => `Waiting for ${names}`,
  thinking: (name: string) => `${name} is thinking…`,
  forced: (choice: string) => `Only one choice: ${choice}`,
  skipMotion: "Skip",
  rule: (id: string) => `Rule ${id}`,
  noRule: "This rule has no sentence of its own yet.",
  log: "Log",
  chat: "Chat",
  emptyLog: "Nothing has happened yet.",
  because: "why?",
  sinceYou: "Since your last choice",
  sides: "Beside the board",
  whyNot: "Why not?",
  possible: "This is possible now.",
  undo: "Take back",
  redo: "Do again",
  askUndo: "Ask to take back",
  askedUndo: "The others have been asked.",
  refusedUndo: "The others would rather not take it back.",
  consentAsked: (name: string) => `${name} would like to take the last choice back.`,
  allow: "Allow",
  refuse: "Refuse",
  menu: "Menu",
  conceded: "conceded",
  toLobby: "To the lobby",
  you: "you",
  openSeat: "open",

  // Trouble
  lost: "The connection is lost; trying again…",
  unreachable: "The server cannot be reached.",
  revoked: "Your place at this table was given to somebody else.",
  gone: "This table no longer exists.",
  notFound: "There is nothing here",
  notFoundHelp: "The address is wrong, or the link is no longer valid.",
  reference: (id: string) => `Reference ${id}`,
  yourTurnTitle: "Your turn!",
};

export type Words = typeof en;
