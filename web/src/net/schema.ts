// Made by `make schema` from the types that the server reads and writes. Change those, not this.

/** What this server is. While bots are `compiling`, on a machine that has never played, they take their time. */
export interface AboutServer {
  say: "about";
  version: string;
  games: string[];
  bots: "compiling" | "ready";
}

/** Take an action, given by its text in the list of legal actions. `after` is the position that you saw. */
export interface Act {
  do: "act";
  action: string;
  after: number;
  table: string;
  id?: string;
}

/** Take an action, given by its text in the list of legal actions. `after` is the position that you saw. */
export interface ActBody {
  action: string;
  after: number;
  id?: string;
}

/** Legal actions that follow each other in `legal`, as kind and fields. Games add their own kinds. */
export type ActionData = TextActions | PassAction | LayActions | DrawTileAction | SwapActions | TakeActions | TakeBlindAction | DrawTicketsAction | KeepActions | StackActions | SouvenirActions | ClaimActions;

/** An action that a client asks about, as kind and fields: what would it do, or why is it not legal? */
export type ActionRequest = LayRequest | SwapRequest | ClaimRequest | TakeRequest | TicketsRequest;

/** The command with this id was executed, and its entries are durable. */
export interface Answer {
  say: "done";
  id: string;
  table?: string;
  number?: number;
}

/** Accept or decline the offer to stop. The player who made it withdraws it with `agrees` false. */
export interface AnswerStop {
  do: "answer_stop";
  agrees: boolean;
  table: string;
  id?: string;
}

/** Accept or decline the offer to stop. The player who made it withdraws it with `agrees` false. */
export interface AnswerStopBody {
  agrees: boolean;
  id?: string;
}

/** What is printed on the board of a game, so that a page can draw it. It never changes. Games add their own. */
export type BoardData = TrackBoard | MapBoard;

/** A bot took a seat. */
export interface BotSeated {
  what: "bot_seated";
  seat: number;
  bot: string;
}

/** A game of Cable Car as one viewer sees it. */
export interface CableCarViewData {
  game: "cablecar";
  /** How many play. */
  seats: number;
  /** The seat whose view this is; null for those who only watch. */
  viewer: number | null;
  /** The seat to act; -1 when the game is over. */
  turn: number;
  /** How many turns are finished. */
  turns: number;
  /** What was chosen for this table, by name. */
  options: Record<string, number | boolean>;
  /** Everybody's final points, by seat; null before the end. */
  scores: number[] | null;
  /** The seats that have won; none before the end, several if they share it. */
  winners: number[];
  /** What lies on each space, by its name; null: nothing yet. */
  board: Record<string, LaidTile | null>;
  /** The free spaces at the edge or beside a tile. Not every tile may be laid on each of them. */
  open: string[];
  /** All lines that have begun, by station. */
  lines: Line[];
  /** How many tiles are left to draw. */
  supply_left: number;
  /** Has the player to act drawn a tile, which must be laid now? */
  drawn: boolean;
  /** Which one; null if none, or if the viewer may not know. */
  drawn_tile: string | null;
  /** By seat. */
  players: Player[];
}

/** A player took a card: an open one, or the top of the deck, which only that player sees. */
export interface CardTaken {
  event: "card_taken";
  seat: number;
  card: string | null;
  openly: boolean;
}

/** These cards were turned up into open places, and lie there now. */
export interface CardsTurned {
  event: "cards_turned";
  cards: string[];
}

/** Claim a route. */
export interface ClaimActions {
  kind: "claim";
  /** Its number. */
  route: number;
  /** The ways to pay: how many cards of each kind. */
  ways: Record<string, number>[];
  /** The places of the ways, the thriftiest first; none: they are in that order. */
  order?: number[];
  /** How many actions this covers. */
  count?: number;
}

/** Could this route be claimed, in the way that the hand could pay for most easily? */
export interface ClaimRequest {
  kind: "claim";
  /** Its number. */
  route: number;
}

/** The clock of a table. `none`: no limit. `turn`: a limit for each turn. `bank`: a limit for the whole game, with an increment after each turn. A bot takes over a seat that runs out of time; with `forfeits`, the seat cannot win any more. */
export interface Clock {
  kind?: "bank" | "none" | "turn";
  time?: number;
  increment?: number;
  forfeits?: boolean;
}

/** The host closes the table before the start. */
export interface Close {
  do: "close";
  table: string;
  id?: string;
}

/** The host closes the table before the start. */
export interface CloseBody {
  id?: string;
}

/** One of the eight companies. */
export interface Company {
  colour: string;
  profit: number;
  /** What a tenth of it pays as profits stand: 8 for the most profit. */
  value: number;
}

/** A company game as one viewer sees it. */
export interface CompanyViewData {
  game: "company";
  /** How many play. */
  seats: number;
  /** The seat whose view this is; null for those who only watch. */
  viewer: number | null;
  /** The seat to act; -1 when the game is over. */
  turn: number;
  /** How many turns are finished. */
  turns: number;
  /** What was chosen for this table, by name. */
  options: Record<string, number | boolean>;
  /** Everybody's final points, by seat; null before the end. */
  scores: number[] | null;
  /** The seats that have won; none before the end, several if they share it. */
  winners: number[];
  /** What lies on each space, by its name; null: nothing yet. */
  board: Record<string, LaidTile | null>;
  /** The free spaces at the edge or beside a tile. Not every tile may be laid on each of them. */
  open: string[];
  /** All lines that have begun, by station. */
  lines: Line[];
  /** How many tiles are left to draw. */
  supply_left: number;
  /** Has the player to act drawn a tile, which must be laid now? */
  drawn: boolean;
  /** Which one; null if none, or if the viewer may not know. */
  drawn_tile: string | null;
  /** By seat. */
  players: Shareholder[];
  companies: Company[];
  /** Of 10, 20, 30 and 40 %. */
  piles: Pile[];
  /** May shares still be exchanged? */
  exchange_open: boolean;
}

/** Ask what an action of yours would do; nothing changes. Cheap enough to ask while a pointer moves. The action is a text, or kind and fields as an ActionRequest has them. */
export interface Consider {
  do: "consider";
  table: string;
  id?: string;
  action: string | Record<string, string | number | boolean | null>;
}

/** What an action would do at this position: events that its player can tell beforehand. Nothing has changed. */
export interface Considered {
  say: "considered";
  id: string;
  table: string;
  position: number;
  action: string;
  events: Event[];
}

/** The table was created. `commitment` is the SHA-256 of the secret that the game is dealt from. */
export interface Created {
  what: "created";
  host: string;
  game: string;
  seats: number;
  options: Record<string, number | boolean>;
  commitment: string;
  open: boolean;
  clock?: Clock;
  rules?: number;
  after?: string;
  when_full?: boolean;
}

/** A name and a passphrase. */
export interface Credentials {
  name: string;
  passphrase: string;
}

/** The discards were shuffled into a new deck. */
export interface DeckShuffled {
  event: "deck_shuffled";
}

/** Decline an invitation. */
export interface Decline {
  do: "decline";
  table: string;
  id?: string;
}

/** Decline an invitation. */
export interface DeclineBody {
  id?: string;
}

/** An invited player declined. */
export interface Declined {
  what: "declined";
  seat: number;
  player: string;
}

/** Three or more ferries lay open, so all five open cards were replaced, perhaps several times. */
export interface DisplaySwept {
  event: "display_swept";
  times: number;
}

/** The command was executed and its entries are durable: the number of the last one. */
export interface Done {
  table: string;
  number: number;
}

/** Draw tickets, to choose from. */
export interface DrawTicketsAction {
  kind: "tickets";
  /** How many actions this covers. */
  count?: number;
}

/** Draw a tile, which must be laid. */
export interface DrawTileAction {
  kind: "draw";
  /** How many actions this covers. */
  count?: number;
}

/** An empty message. */
export interface Empty {
}

/** The game ended: played to its end, stopped by agreement, decided by forfeit, or closed. */
export interface Ended {
  what: "ended";
  how: "closed" | "forfeited" | "played" | "stopped";
  scores?: number[];
  winners?: number[];
}

/** The entries of a table after a number. */
export interface Entries {
  entries: EntryMessage[];
  number: number;
}

/** What happened at a table while you were away. An entry may come twice: its number shows that. */
export interface EntriesMessage {
  say: "entries";
  table: string;
  number: number;
  entries: EntryMessage[];
}

/** Something happened at a table; with it the table if that changed, and the game if that did. */
export interface EntryMessage {
  say: "entry";
  table: string;
  number: number;
  at: number;
  entry: Moved | Spoken | Created | Joined | Left | BotSeated | Invited | Declined | HostChanged | Started | Undone | Resigned | Flagged | StopOffered | StopAnswered | Ended | Muted | Rematched;
  info?: TableInfo | null;
  now?: Now | null;
}

/** One thing that happened. Games define their own. */
export type Event = Passed | GameOver | TileDrawn | TileLaid | LineExtended | LineClosed | TileRefilled | ShareExchanged | ExchangeClosed | PassedOver | TicketsOffered | TicketsChosen | TicketsKept | StackPlaced | CardTaken | RouteClaimed | SouvenirTaken | DeckShuffled | DisplaySwept | CardsTurned | LastRound | TicketsShown;

/** From now on no shares are exchanged. */
export interface ExchangeClosed {
  event: "exchange_closed";
}

/** A picture in the rules: view data, and perhaps moves to step through. `station` is the line to look at, `focus` the part of the map that is shown: left, top, width, height. */
export interface FigureScript {
  game: string;
  start: ViewData;
  moves: ScriptedMove[];
  station: number | null;
  focus: [number, number, number, number] | null;
}

/** A seat ran out of time, and a bot took over. If it `forfeits`, the seat cannot win any more. */
export interface Flagged {
  what: "flagged";
  seat: number;
  bot: string;
  forfeits?: boolean;
}

/** A game that can be played. */
export interface GameInfo {
  name: string;
  title: string;
  seats: number[];
  options: OptionInfo[];
  bots: string[];
  default_bot: string;
}

/** The game has ended. */
export interface GameOver {
  event: "game_over";
  scores: number[];
  winners: number[];
}

/** The name of a guest. */
export interface Guest {
  name: string;
}

/** The table has another host. */
export interface HostChanged {
  what: "host_changed";
  host: string;
}

/** The host reserves a free seat for the account of this name, who sees it as a challenge. */
export interface Invite {
  do: "invite";
  seat: number;
  name: string;
  table: string;
  id?: string;
}

/** The host reserves a free seat for the account of this name, who sees it as a challenge. */
export interface InviteBody {
  seat: number;
  name: string;
  id?: string;
}

/** A seat was reserved for an invited player; with a name of its own if several people share one screen. */
export interface Invited {
  what: "invited";
  seat: number;
  player: string;
  name?: string;
}

/** Take a seat: the given one, those reserved for you, or the first free one. A private table needs the key of its invitation link. If you are seated already, `another` takes one more seat for somebody at the same screen, who may have a name. */
export interface Join {
  do: "join";
  seat?: number | null;
  key?: string;
  another?: boolean;
  name?: string;
  table: string;
  id?: string;
}

/** Take a seat: the given one, those reserved for you, or the first free one. A private table needs the key of its invitation link. If you are seated already, `another` takes one more seat for somebody at the same screen, who may have a name. */
export interface JoinBody {
  seat?: number | null;
  key?: string;
  another?: boolean;
  name?: string;
  id?: string;
}

/** A player took a seat; with a name of its own if several people share one screen. */
export interface Joined {
  what: "joined";
  seat: number;
  player: string;
  name?: string;
}

/** Keep tickets. */
export interface KeepActions {
  kind: "keep";
  /** Each choice: the places of its tickets in `offered`. */
  choices: number[][];
  /** How many actions this covers. */
  count?: number;
}

/** The host frees a seat before the start. Its player can return only if the host invites them. */
export interface Kick {
  do: "kick";
  seat: number;
  table: string;
  id?: string;
}

/** The host frees a seat before the start. Its player can return only if the host invites them. */
export interface KickBody {
  seat: number;
  id?: string;
}

/** A tile on the board. */
export interface LaidTile {
  /** As printed: the sides by which tracks leave that come in from north, east, south and west. */
  tile: string;
  /** How it is turned clockwise: 0, 90, 180 or 270 degrees. */
  turned: number;
}

/** A player has so few cars left that everybody, that player included, gets one more turn. */
export interface LastRound {
  event: "last_round";
  seat: number;
  cars_left: number;
}

/** Lay a tile, turned like this, on one of these spaces. */
export interface LayActions {
  kind: "lay";
  tile: string;
  /** Degrees clockwise: 0, 90, 180 or 270. */
  turned: number;
  spaces: string[];
  /** How many actions this covers. */
  count?: number;
}

/** Would this tile, turned like this, be legal on this space? */
export interface LayRequest {
  kind: "lay";
  tile: string;
  turned: number;
  space: string;
}

/** Leave all your seats, or one, before the start. */
export interface Leave {
  do: "leave";
  seat?: number | null;
  table: string;
  id?: string;
}

/** Leave all your seats, or one, before the start. */
export interface LeaveBody {
  seat?: number | null;
  id?: string;
}

/** A seat became free before the start: its player left, or the host removed the player, bot or invitation. */
export interface Left {
  what: "left";
  seat: number;
  kicked?: boolean;
}

/** A guided first game. Seats are counted from 0. */
export interface LessonScript {
  game: string;
  seats: number;
  seat: number;
  colours: string[];
  start: Now;
  steps: LessonStep[];
}

/** One step of a lesson: something to read or, with `do`, something to do; then what others do. */
export interface LessonStep {
  do?: string;
  considered?: Record<string, Event[]>;
  refused?: ScriptedRefusal[];
  moves?: ScriptedMove[];
}

/** The line of a car whose station has a tile beside it. */
export interface Line {
  station: number;
  /** The colour of the player or company whose car it is. */
  owner: string;
  /** How many tiles it crosses; one that it crosses twice counts twice. */
  tiles: number;
  /** The sides by which it leaves those tiles in turn, a letter for each, such as `SSE`. */
  path: string;
  /** Has it reached a station or the power station? */
  closed: boolean;
  /** The station it has reached; null if open or at the power station. */
  to: number | null;
  /** What it scored; null while it is open. */
  points: number | null;
}

/** A line reached a station, or the power station (to None), and was scored. `path` as in LineExtended. */
export interface LineClosed {
  event: "line_closed";
  station: number;
  owner: string;
  path: string;
  to: number | null;
  tiles: number;
  points: number;
}

/** A line grew and goes on. `path` are the sides by which it leaves its tiles in turn: `SSE`. */
export interface LineExtended {
  event: "line_extended";
  station: number;
  owner: string;
  path: string;
  tiles: number;
  by: number;
}

/** A table in a list: who sits there (seat, player, bot, name), and whether it is your turn. `turn` is the seat to act, -1 if none is. `end` is there once a game is over: how it ended, scores, winners. */
export interface Listed {
  id: string;
  game: string;
  seats: number;
  status: string;
  open: boolean;
  host: string;
  host_name: string;
  options: Record<string, number | boolean>;
  clock: Clock;
  created: number;
  changed: number;
  turn: number;
  your_turn: boolean;
  end: Ended | null;
  who: ([number, string | null, string | null, string | null])[];
}

/** Get the server's version and the tables that wait for you, then a notice for each change at your tables. */
export interface Listen {
  do: "listen";
  id?: string;
}

/** The id of a new table. */
export interface Made {
  table: string;
}

/** A board of Ticket to Ride. */
export interface MapBoard {
  /** The colours of the players, by seat. */
  seats: string[];
  name: string;
  title: string;
  /** The same for boards that play alike. */
  digest: string;
  width: number;
  height: number;
  locations: MapLocation[];
  routes: MapRoute[];
  tickets: MapTicket[];
  scenery: MapShape[];
  souvenirs: string[];
  /** By the number of different souvenirs, from 0. */
  souvenir_points: number[];
  /** By the lengths that routes have. */
  points: Record<string, number>;
  /** Of each player. */
  cars: number;
  /** In the deck, by kind, in the order of a hand. */
  cards: Record<string, number>;
  /** Where the title finds room. */
  title_box: MapBox;
  /** Where a legend finds room. */
  legend_box: MapBox;
}

/** An upright rectangle. */
export interface MapBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A name as it is set: lines of text at `x`, with the baselines `ys`. */
export interface MapLabel {
  lines: string[];
  /** As in SVG: start, middle or end. */
  anchor: string;
  x: number;
  ys: number[];
  /** Of the letters. */
  size: number;
  box: MapBox;
}

/** A location; a red one has a stack of souvenirs at the start. */
export interface MapLocation {
  name: string;
  x: number;
  y: number;
  red: boolean;
  label: MapLabel;
}

/** A route. `colour` is a colour of cards, or grey: any one colour. */
export interface MapRoute {
  /** Its place in this list. */
  number: number;
  /** As actions and events name it. */
  name: string;
  ends: [string, string];
  colour: string;
  length: number;
  ferries: number;
  points: number;
  /** The kinds of cards that it asks for; ferry only if it shows ferries. */
  kinds: string[];
  /** The number of the other route of a double route. */
  partner: number | null;
  spaces: MapSpace[];
  /** From end to end through the middles of the spaces. */
  track: [number, number][];
}

/** A piece of scenery: an area (water, land, park, hill), or a line (street, bridge). */
export interface MapShape {
  kind: string;
  points: [number, number][];
}

/** A space of a route: its middle, direction, size, and whether it shows a ferry. */
export interface MapSpace {
  x: number;
  y: number;
  angle: number;
  length: number;
  breadth: number;
  ferry: boolean;
}

/** A ticket: two locations to join, and what that is worth. */
export interface MapTicket {
  name: string;
  ends: [string, string];
  points: number;
}

/** The player that you are. */
export interface Me {
  id: string;
  name: string;
  account: boolean;
  created: number;
}

/** An action was taken; None if only who took it may know which. */
export interface Moved {
  what: "moved";
  seat: number;
  action: string | null;
  events: Event[];
}

/** The host mutes or unmutes a player. */
export interface Mute {
  do: "mute";
  player: string;
  muted?: boolean;
  table: string;
  id?: string;
}

/** The host mutes or unmutes a player. */
export interface MuteBody {
  player: string;
  muted?: boolean;
  id?: string;
}

/** The host muted or unmuted a player. */
export interface Muted {
  what: "muted";
  player: string;
  muted: boolean;
}

/** A table to create. You become its host and take the first seat, unless `sit` is false. */
export interface NewTable {
  game: string;
  id?: string;
  seats?: number;
  options?: Record<string, number | boolean>;
  clock?: Clock;
  open?: boolean;
  sit?: boolean;
  bots?: string[];
  start?: boolean;
  invite?: string[];
}

/** A label, so that you recognize the token later. */
export interface NewToken {
  label?: string;
}

/** Something happened at one of your tables. `gone`: you have no seat and no invitation there any more. */
export interface Notice {
  say: "notice";
  kind: "challenge" | "changed" | "closed" | "gone" | "joined" | "over" | "your_turn";
  table: string;
  game: string;
  number: number;
  position: number;
}

/** The game as it stands for a reader. */
export interface Now {
  position: number;
  turn: number;
  view_data: ViewData;
  legal: string[] | null;
  actions: ActionData[] | null;
  undo: boolean;
  began: number;
  left: number[] | null;
}

/** Offer to stop the game without a result. */
export interface OfferStop {
  do: "offer_stop";
  table: string;
  id?: string;
}

/** Offer to stop the game without a result. */
export interface OfferStopBody {
  id?: string;
}

/** An option of a game: a switch, or a whole number from `least` to `most`. */
export interface OptionInfo {
  name: string;
  default: number | boolean;
  least: number | null;
  most: number | null;
  description: string;
}

/** Pass. */
export interface PassAction {
  kind: "pass";
  /** How many actions this covers. */
  count?: number;
}

/** A player who could do nothing else passed. */
export interface Passed {
  event: "passed";
  seat: number;
}

/** A player who has no tile and can do nothing was passed over. */
export interface PassedOver {
  event: "passed_over";
  seat: number;
}

/** The shares of one percentage that nobody holds. */
export interface Pile {
  percent: number;
  /** The company of the share that lies face up. */
  face_up: string;
  /** The others, the top one first. */
  face_down: Share[];
}

/** Check the connection. */
export interface Ping {
  do: "ping";
  id?: string;
}

/** The game as it stood after the entry of this number. */
export interface Placed {
  number: number;
  now: Now;
}

/** A seat of the base game. */
export interface Player {
  colour: string;
  points: number;
  /** How many tiles are in hand, without one just drawn. */
  tiles: number;
  /** The tiles by name, if the viewer holds them; null if somebody else does. */
  hand: string[] | null;
}

/** The game after each of its moves, at most fifty; ask again from the next number for more. */
export interface Positions {
  positions: Placed[];
}

/** Who is at the table at the moment: players of the game, and how many others watch. */
export interface Presence {
  say: "here";
  table: string;
  players: string[];
  watching: number;
}

/** The command with this id was refused, and why. Nothing has changed. */
export interface Refusal {
  say: "problem";
  id: string;
  code: string;
  text: string;
  about?: Record<string, string | number | string[] | Record<string, number>>;
  state?: Snapshot | null;
}

/** Play again. There is one rematch of a table, whoever asks for it and however often. */
export interface Rematch {
  id?: string;
}

/** A rematch was created: a new table for the same people. */
export interface Rematched {
  what: "rematched";
  table: string;
}

/** Resign all your seats, or one; a bot takes over. */
export interface Resign {
  do: "resign";
  seat?: number | null;
  bot?: string;
  table: string;
  id?: string;
}

/** Resign all your seats, or one; a bot takes over. */
export interface ResignBody {
  seat?: number | null;
  bot?: string;
  id?: string;
}

/** A player resigned a seat, and a bot took over. */
export interface Resigned {
  what: "resigned";
  seat: number;
  bot: string;
}

/** How a seat's points came about; they add up to its score. */
export interface Result {
  routes: number;
  done: TicketData[];
  missed: TicketData[];
  /** The points of those done, less the points of those missed. */
  tickets: number;
  souvenirs: number;
  points: number;
}

/** You fell behind, and messages to you were dropped. Ask again for the tables that you watch. */
export interface Resync {
  say: "resync";
}

/** A player claimed a route with these cards. */
export interface RouteClaimed {
  event: "route_claimed";
  seat: number;
  route: string;
  ends: string[];
  length: number;
  cards: Record<string, number>;
  points: number;
  cars_left: number;
}

/** A route of the board. Its number is its place in the list, which is in the order of the board. */
export interface RouteData {
  /** As actions name it: `Alcatraz-Pier 39 (1)` for one of a double route. */
  route: string;
  /** The seat that has claimed it; null if nobody has. */
  owner: number | null;
  /** May anybody still claim it? If two play, not once the other of a double route is taken. */
  free: boolean;
}

/** Write a chat message. */
export interface Say {
  do: "say";
  text: string;
  table: string;
  id?: string;
}

/** Write a chat message. */
export interface SayBody {
  text: string;
  id?: string;
}

/** What somebody does, and how the game stands then. */
export interface ScriptedMove {
  entry: Moved;
  now: Now;
}

/** An action that is not legal, and why. */
export interface ScriptedRefusal {
  request: ActionRequest;
  problem: Trouble;
}

/** The host puts a bot in a free seat, such as `conductor` or `gripman:hard`. */
export interface SeatBot {
  do: "seat_bot";
  seat: number;
  bot: string;
  table: string;
  id?: string;
}

/** The host puts a bot in a free seat, such as `conductor` or `gripman:hard`. */
export interface SeatBotBody {
  seat: number;
  bot: string;
  id?: string;
}

/** A seat: free, kept for somebody, a person's, or a bot's (which may play on for a person). */
export interface SeatInfo {
  kind: "bot" | "free" | "kept" | "person";
  colour: string;
  player?: string;
  name?: string;
  bot?: string;
  here?: boolean;
  resigned?: boolean;
  forfeited?: boolean;
  left?: number | null;
}

/** A share that lies face down, in a hand or in a pile. */
export interface Share {
  percent: number;
  /** Its colour; null if the viewer may not know. */
  company: string | null;
  /** The seats that know it, because they saw where it went. */
  known_by: number[];
}

/** A share went under its pile and another was taken; None where the reader may not know which. */
export interface ShareExchanged {
  event: "share_exchanged";
  seat: number;
  percent: number;
  gave: string | null;
  took: string | null;
  openly: boolean;
  turned_up: string | null;
}

/** A seat of the company game. */
export interface Shareholder {
  /** How many tiles are in hand, without one just drawn. */
  tiles: number;
  /** The tiles by name, if the viewer holds them; null if somebody else does. */
  hand: string[] | null;
  /** One each of 10, 20, 30 and 40 %. */
  shares: Share[];
}

/** A table as it stands for a reader: `you` are the reader's seats. */
export interface Snapshot {
  say: "table";
  table: string;
  number: number;
  you: number[];
  info: TableInfo;
  now: Now | null;
  talk?: EntryMessage[];
  invite?: string;
  watch?: string;
}

export type SocketAnswer = Answer | Refusal | Considered | AboutServer | EntriesMessage | Snapshot | EntryMessage | Presence | Notice | Resync;

export type SocketMessage = Join | Leave | Kick | SeatBot | Invite | Decline | Start | Act | Undo | Resign | OfferStop | AnswerStop | Say | Mute | Close | Watch | Unwatch | Consider | Listen | Ping;

/** The player that you are; null without a cookie or token. */
export interface Somebody {
  me: Me | null;
}

/** Take the souvenir of one of these locations. */
export interface SouvenirActions {
  kind: "souvenir";
  locations: string[];
  /** How many actions this covers. */
  count?: number;
}

/** A player took a souvenir; `number` is how many different ones that player has now. */
export interface SouvenirTaken {
  event: "souvenir_taken";
  seat: number;
  location: string;
  symbol: string;
  number: number;
}

/** Somebody said something. */
export interface Spoken {
  what: "said";
  player: string;
  name: string;
  text: string;
}

/** A stack of souvenirs at a location. */
export interface Stack {
  location: string;
  symbol: string;
  /** How many are left to take. */
  tokens: number;
}

/** Put a stack of souvenirs on one of these locations. */
export interface StackActions {
  kind: "stack";
  /** Which: its place in `aside`. */
  stack: number;
  locations: string[];
  /** How many actions this covers. */
  count?: number;
}

/** A stack of souvenirs was put on a location. */
export interface StackPlaced {
  event: "stack_placed";
  seat: number;
  location: string;
  symbol: string;
  tokens: number;
}

/** The host starts the game; this bot takes the free seats. */
export interface Start {
  do: "start";
  bot?: string;
  table: string;
  id?: string;
}

/** The host starts the game; this bot takes the free seats. */
export interface StartBody {
  bot?: string;
  id?: string;
}

/** The game started. */
export interface Started {
  what: "started";
}

/** A station: the space that it lies beside, at which side of it, and its place along that edge of the board. */
export interface Station {
  /** 1 to 32, clockwise from the top left. */
  number: number;
  space: string;
  /** N, E, S or W: of the space, and of the board. */
  side: string;
  /** 0 to 7, clockwise along this edge of the board. */
  place: number;
}

/** A player accepted or declined the offer to stop. */
export interface StopAnswered {
  what: "stop_answered";
  player: string;
  agrees: boolean;
}

/** A player offered to stop the game without a result. */
export interface StopOffered {
  what: "stop_offered";
  player: string;
}

/** Exchange a share. */
export interface SwapActions {
  kind: "swap";
  /** The percentage, and whether the share that lies face up is taken. */
  shares: [number, boolean][];
  /** How many actions this covers. */
  count?: number;
}

/** Could a share of this percentage be exchanged, for the open one or blindly? */
export interface SwapRequest {
  kind: "swap";
  percent: number;
  openly: boolean;
}

/** A table, but for the game itself. */
export interface TableInfo {
  id: string;
  game: string;
  status: "closed" | "over" | "playing" | "waiting";
  host: string;
  host_name: string;
  open: boolean;
  when_full: boolean;
  options: Record<string, number | boolean>;
  clock: Clock;
  seats: SeatInfo[];
  commitment: string;
  secret: string;
  number: number;
  stop: string[];
  muted: string[];
  end: Ended | null;
  rematch: string;
  after: string;
}

/** Tables, and how to ask for more: `before`, if there may be more. */
export interface TableList {
  tables: Listed[];
  before: number | null;
}

/** Take an open card of one of these kinds. */
export interface TakeActions {
  kind: "take";
  cards: string[];
  /** How many actions this covers. */
  count?: number;
}

/** Take the top card of the deck. */
export interface TakeBlindAction {
  kind: "blind";
  /** How many actions this covers. */
  count?: number;
}

/** Could an open card of this kind be taken, or (null) the top card of the deck? */
export interface TakeRequest {
  kind: "take";
  card: string | null;
}

/** Actions that only their texts describe: those of a game that brings no kinds of its own. */
export interface TextActions {
  kind: "action";
  /** How many actions this covers. */
  count?: number;
}

/** A game that brings no view data of its own, as one viewer sees it. */
export interface TextViewData {
  game: "text";
  /** How many play. */
  seats: number;
  /** The seat whose view this is; null for those who only watch. */
  viewer: number | null;
  /** The seat to act; -1 when the game is over. */
  turn: number;
  /** How many turns are finished. */
  turns: number;
  /** What was chosen for this table, by name. */
  options: Record<string, number | boolean>;
  /** Everybody's final points, by seat; null before the end. */
  scores: number[] | null;
  /** The seats that have won; none before the end, several if they share it. */
  winners: number[];
  /** The readable position, with what the viewer may not know left open. */
  text: string;
}

/** A ticket: two locations to join. */
export interface TicketData {
  /** As events name it: `Alcatraz-Twin Peaks`. */
  ticket: string;
  ends: [string, string];
  /** What it adds at the end if it is done, and takes away if it is not. */
  points: number;
  /** Are its ends joined by routes of the player who has or is offered it? */
  done: boolean;
  /** The way that takes that player the fewest cars; null: none is left. */
  way: WayData | null;
}

/** A seat. */
export interface TicketPlayer {
  /** For routes so far; tickets and souvenirs count at the end. */
  points: number;
  /** Cable cars left. */
  cars: number;
  /** How many cards are in hand. */
  cards: number;
  /** How many of each kind, if it is the viewer's hand; null if it is somebody else's. */
  hand: Record<string, number> | null;
  /** Those of them that everybody knows: taken openly and not spent since. */
  shown: Record<string, number>;
  /** How many tickets are held; null if it is not yet shown, as all choose their first ones. */
  tickets: number | null;
  /** The different symbols taken so far. */
  souvenirs: string[];
  /** What one more different souvenir would add at the end. */
  next_souvenir: number;
}

/** A game of Ticket to Ride as one viewer sees it. */
export interface TicketViewData {
  game: "ticket";
  /** How many play. */
  seats: number;
  /** The seat whose view this is; null for those who only watch. */
  viewer: number | null;
  /** The seat to act; -1 when the game is over. */
  turn: number;
  /** How many turns are finished. */
  turns: number;
  /** What was chosen for this table, by name. */
  options: Record<string, number | boolean>;
  /** Everybody's final points, by seat; null before the end. */
  scores: number[] | null;
  /** The seats that have won; none before the end, several if they share it. */
  winners: number[];
  /** The board's name and digest, as records name it. */
  board: string;
  /** What the player to act has to choose. */
  stage: "acting" | "choosing" | "keeping" | "over" | "second" | "stacking" | "visiting";
  /** Turns left in the last round; null before it has begun. */
  turns_left: number | null;
  routes: RouteData[];
  /** By route: how many cards the viewer's hand lacks to pay for it; null for those who watch. */
  missing: number[] | null;
  /** The colour that the viewer has most cards of, and would pay grey routes with. */
  most_held: string | null;
  /** The route just claimed, while a souvenir of its ends is chosen. */
  joined: string | null;
  /** The five open cards; null where none is left. */
  open: (string | null)[];
  deck_left: number;
  /** How many of each kind lie on the pile of discards. */
  discards: Record<string, number>;
  /** By seat. */
  players: TicketPlayer[];
  /** The viewer's own, in the order they were drawn. */
  tickets: TicketData[];
  /** Tickets that the viewer has to choose from. */
  offered: TicketData[];
  /** Tickets in the deck. */
  tickets_left: number;
  stacks: Stack[];
  /** The symbols of stacks A and B, which players put on locations; null once they have. */
  aside: (string | null)[];
  /** The final count by seat; null before the end. */
  results: Result[] | null;
}

/** A player has chosen tickets before the game; what was kept only that player knows until all have chosen. */
export interface TicketsChosen {
  event: "tickets_chosen";
  seat: number;
  kept: string[] | null;
}

/** A player kept some tickets and put the others under the deck; which ones only that player knows. */
export interface TicketsKept {
  event: "tickets_kept";
  seat: number;
  number: number;
  kept: string[] | null;
  returned_number: number;
  returned: string[] | null;
}

/** A player drew tickets and has to choose; which ones only that player knows. */
export interface TicketsOffered {
  event: "tickets_offered";
  seat: number;
  number: number;
  tickets: string[] | null;
}

/** Could tickets be drawn? */
export interface TicketsRequest {
  kind: "tickets";
}

/** The end: a player shows the tickets, done and missed. */
export interface TicketsShown {
  event: "tickets_shown";
  seat: number;
  done: string[];
  missed: string[];
}

/** A tile was drawn and must be laid; which one only its player knows. */
export interface TileDrawn {
  event: "tile_drawn";
  seat: number;
  tile: string | null;
}

/** A kind of tile. */
export interface TileKind {
  name: string;
  /** The sides by which tracks leave that come in from N, E, S, W. */
  exits: Record<string, string>;
  /** The turns, in degrees clockwise, that give it different tracks. */
  turns: number[];
  copies: number;
}

/** A tile was laid, turned clockwise by this many degrees. */
export interface TileLaid {
  event: "tile_laid";
  seat: number;
  tile: string;
  space: string;
  turned: number;
}

/** A player drew a tile into the hand after laying one; which one only that player knows. */
export interface TileRefilled {
  event: "tile_refilled";
  seat: number;
  tile: string | null;
}

/** A token. Its `key` is shown only once, when it is created. */
export interface Token {
  id: string;
  label: string;
  created: number;
  key?: string;
}

/** The board of Cable Car or the company game, and whose cars stand where. */
export interface TrackBoard {
  /** The colours of the players, by seat. */
  seats: string[];
  /** How many spaces a row has. */
  columns: number;
  /** Row by row from the top left. */
  spaces: string[];
  power_station: string[];
  stations: Station[];
  /** By the number of seats: the colour of the car at each station, in order; null for none. */
  owners: Record<string, (string | null)[]>;
  /** The shares of each company; none where there are no shares. */
  percents: number[];
  tiles: TileKind[];
}

/** Why a request was refused: a stable code, and a text for people. */
export interface Trouble {
  code: string;
  text: string;
  about?: Record<string, string | number | string[] | Record<string, number>>;
}

/** What was wrong at a table, and the table's current state, so that a client can go on without asking again. */
export interface TroubleHere {
  code: string;
  text: string;
  about?: Record<string, string | number | string[] | Record<string, number>>;
  state: Snapshot;
}

/** Undo your last action, unless it revealed something hidden or somebody else has acted since. */
export interface Undo {
  do: "undo";
  after: number;
  table: string;
  id?: string;
}

/** Undo your last action, unless it revealed something hidden or somebody else has acted since. */
export interface UndoBody {
  after: number;
  id?: string;
}

/** A seat undid its last action. */
export interface Undone {
  what: "undone";
  seat: number;
  spent?: number;
}

/** Stop watching a table. */
export interface Unwatch {
  do: "unwatch";
  table: string;
  id?: string;
}

/** Your view of a game for the simulator: `fogcity.game(game).read_view(view, seat)`, `view` in base64. */
export interface ViewBytes {
  game: string;
  seat: number | null;
  position: number;
  turn: number;
  view: string;
}

/** A game as one viewer sees it. Seats are counted from 0. Games add their own. */
export type ViewData = TextViewData | CableCarViewData | CompanyViewData | TicketViewData;

/** Watch a table. The answer is its current state or, with `after`, the entries since; then come all new entries. */
export interface Watch {
  do: "watch";
  table: string;
  id?: string;
  key?: string;
  after?: number | null;
}

/** A way between two locations: the numbers of its routes in turn, and the cars that those to be claimed take. */
export interface WayData {
  routes: number[];
  cars: number;
}
