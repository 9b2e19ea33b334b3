// What goes over the line between page, table and server.
// Written from the types in Rust; `UPDATE_EXPECT=1 cargo nextest run the_page_has_our_types` writes it anew.

/** Somebody who acts in turn with others: a headquarters with its army. */
export type Acting = {
  /** The counter. */
  who: string;
  /** The side that plays it. */
  side?: string;
  /** How far it is. */
  stage: ActingStage;
  /** As which it acted, or acts: the first of all is 1. */
  number?: number;
  /** In how many of so many cases it acts together with those that are named already. */
  chance?: [number, number];
  /** What is to be said of it: what it has, what stops it. */
  notes?: Array<Spelled>;
};

/** How far somebody is who acts in turn with others. */
export type ActingStage = "acted" | "active" | "named" | "waits";

/** Something that was announced, such as an attack: an arrow on the board. */
export type Announced = {
  /** What it is. */
  what: Spelled;
  /** Where it comes from. */
  from: Array<string>;
  /** Where it is aimed at. */
  to: string;
};

/** An answer: whatever of these the question calls for. */
export type Answer = {
  /** A value for each of some places: points left, strength of a threat. */
  field?: Array<[string, number]>;
  /** Lines through places. */
  lines?: Array<LineOfPlaces>;
  /** What can happen, with weights that add up to `of`; where several things are decided apart, those of each do. */
  outcomes?: Array<Chances>;
  /** How a result comes about, step by step. */
  derivation?: Array<Step>;
  /** What an order does at once in several places, each reckoned by itself: the attacks of a set. */
  parts?: Array<OrderPart>;
  /** Where it stands in the charts that are printed. */
  marked?: Array<MarkedChart>;
};

/** What the host may know of who sits there. */
export type Arrangement = {
  seats: Array<Seated>;
  /** The key for those who watch. */
  watch: string;
};

/** A place beside the plane. */
export type Aside = {
  /** Its id, as views name it. */
  id: string;
  /** The message with its name. */
  name: Spelled;
  /** Whether what lies in it is still to come, in a later turn. */
  later?: boolean;
};

/** Something that is asked of the table. `seat` is one of those that the asking person holds. */
export type Ask = {
  ask: "look";
  /** A seat that one holds; none for what everybody may know. */
  seat: string | null;
  /** The number of an order, as the eyes that one looked through until now count them: it is answered with the
   * number by which the new ones know the position before it. */
  before?: number;
} | {
  ask: "orders";
  /** For whom. */
  seat: string;
  /** The counters that were picked up. */
  who: Array<string>;
} | {
  ask: "pick_up";
  /** For whom. */
  seat: string;
  /** The groups: a whole stack, then ever fewer of its counters, say. */
  groups: Array<Array<string>>;
} | {
  ask: "judge";
  /** By whom. */
  seat: string;
  /** The order, in notation. */
  order: string;
} | {
  ask: "form";
  /** For whom. */
  seat: string;
  /** The order, in notation, perhaps half-built; none for the form as it stands. */
  draft: string | null;
} | {
  ask: "form_file";
  /** For whom. */
  seat: string;
  /** Which of the form's files. */
  file: string;
  /** Its text. */
  text: string;
} | {
  ask: "why_not";
  /** For whom. */
  seat: string;
  /** The counters that were picked up. */
  who: Array<string>;
  /** Where to; none where they can do nothing. */
  place: string | null;
} | {
  ask: "question";
  /** Who asks. */
  seat: string;
  /** What. */
  question: Question;
} | {
  ask: "explain";
  /** Who asks. */
  seat: string;
  /** The order, perhaps half-built. */
  order: string;
} | {
  ask: "order";
  /** Who gives it. */
  seat: string;
  /** The order, in notation. */
  order: string;
  /** What the players rolled themselves, if they do. */
  rolls: Array<number>;
} | {
  ask: "undo";
  /** Who. */
  seat: string;
} | {
  ask: "redo";
  /** Who. */
  seat: string;
} | {
  ask: "takeback";
  /** Who asks. */
  seat: string;
  /** Which order: its number from 0. */
  to: number;
} | {
  ask: "open_branch";
  /** Who asks. */
  seat: string;
  /** Its number. */
  branch: number;
} | {
  ask: "consent";
  /** Who. */
  seat: string;
  /** Yes or no. */
  agree: boolean;
  /** Back to before this order. */
  to: number;
  /** And from there on to the end of this branch. */
  branch?: number;
} | {
  ask: "standing";
  /** Whose decisions. */
  seat: string;
  /** The kind: the id of the prompt. */
  prompt: string;
  /** How; none to be asked again. */
  reply: StandingReply | null;
} | {
  ask: "lesson";
  /** The learner's seat. */
  seat: string;
  /** Where to. */
  go: LessonWay;
} | {
  ask: "name";
  /** The name; empty for none. */
  name: string;
} | {
  ask: "say";
  /** The words. */
  text: string;
} | {
  ask: "at";
  /** The order's number from 0; as many as there are orders for the present. */
  order: number;
} | {
  ask: "write_down";
  /** The order's number from 0; as many as there are orders for the present. */
  order: number;
} | {
  ask: "winning";
  /** The order's number from 0; as many as there are orders for the present. */
  order: number;
} | {
  ask: "charts";
  /** The order's number from 0; as many as there are orders for the present. */
  order: number;
} | {
  ask: "sketches";
  /** One's own seat. */
  seat: string;
} | {
  ask: "sketch";
  /** One's own seat. */
  seat: string;
  /** All that is drawn. */
  drawn: Array<Sketch>;
} | {
  ask: "suppose";
  /** Whose knowledge; none for what everybody may know. */
  seat: string | null;
  /** The order's number from 0; as many as there are orders for the present. */
  order: number;
  /** Where its dice come from: a number, or 64 hexadecimal digits. */
  seed: string;
} | { ask: "computer" } | { ask: "end_trial" } | { ask: "record" };

/** A decision of a seat. */
export type Asked = {
  /** Whose. */
  seat: string;
  /** Whether the game waits. */
  urgency: Urgency;
  /** Whether it is made with open eyes: nothing hidden matters to it, so that seats at one screen need no curtain. */
  open?: boolean;
  /** What is asked. */
  prompt: Spelled;
  /** Orders without fields that are legal: buttons. Only for the seats that one holds. */
  buttons: Array<string>;
  /** The order that moves the game on, where there is one: that which ends the decision, even while the rules still
   * forbid it, or all that can be done. Only for the seats that one holds. */
  onward?: string;
  /** What that order would leave undone that could be done before it: worth asking once. Only for the seats that one holds. */
  undone?: Spelled;
  /** The verb of orders that send several counters against several places at once, where there are any: a set of
   * attacks, which is put together before it is given. Only for the seats that one holds. */
  set?: string;
  /** Counters of the board that have an order: only for the seats that one holds. */
  ready: Array<string>;
  /** All orders, where there are few: only for the seats that one holds. */
  orders: Array<string>;
  /** Whether there are orders beside those: they can be asked for. */
  more: boolean;
  /** The form that it is filled in with, where there is one: only for the eyes of a seat that one holds. */
  form?: OrderForm;
};

/** What a step of a lesson waits for. */
export type Awaited = "nothing" | "order" | "look";

/** An order that can be taken back with all that followed. */
export type Back = {
  /** Who gave it. */
  seat: string;
  /** Its number from 0. */
  to: number;
};

/** What came of beginning a table. */
export type Beginning = Begun | Unrolled;

/** A table that was just begun. */
export type Begun = { id: string };

/** A half-built order that a value completes. */
export type Blank = {
  /** The order without the field, in notation. */
  order: string;
  /** The field. */
  field: string;
};

/** A board and the names of its rivers. */
export type Board = {
  rivers?: Array<RiverName>;
  /** The ways that views tell the holders of, as they are drawn. */
  stretches?: Array<WayStretch>;
  /** Other boards that a position can lie on. */
  others?: Array<Board>;
  /** Its id, as views name it; empty for the first of a game. */
  id?: string;
  /** The side of its counters, where that does not follow from its places. */
  counter_side?: number;
  /** How wide the plane is. */
  width: number;
  /** How high it is. */
  height: number;
  /** Shapes of places, around their centres. */
  outlines: Array<Array<[number, number]>>;
  /** The places. */
  places: Array<Place>;
  /** Ways to be drawn where no ground is painted under them. */
  ways?: Array<Way>;
  /** Places beside the plane: boxes, tracks, the future. */
  boxes?: Array<Aside>;
  /** Names in large letters over the plane: countries, seas. */
  regions?: Array<Region>;
  /** Boxes that are printed beside the plane. One that counters can be in is also one of the places. */
  margins?: Array<Margin>;
  /** Lines between margins that are joined. */
  links?: Array<MarginLink>;
  /** Parts of the plane that can lie on a ground of their own: a view says on which. */
  zones?: Array<Zone>;
  /** Parts of the plane that scenarios are played on: all of it where a scenario has none. */
  areas?: Array<BoardArea>;
  /** The kind of way of which a view tells who holds it, place by place: `railroad`. */
  held_ways?: string;
  /** The grounds that are painted under the plane: a view says which. None for a board of places and ways. */
  grounds?: Array<Ground>;
  /** What can be laid over it, by `Question::Overlay`. */
  overlays?: Array<Overlay>;
};

/** The part of the plane that a scenario is played on. */
export type BoardArea = {
  /** The scenario. */
  scenario: string;
  /** Its left edge. */
  x: number;
  /** Its upper edge. */
  y: number;
  /** How wide it is. */
  width: number;
  /** How high it is. */
  height: number;
  /** The rings around it. */
  rings: Array<Array<[number, number]>>;
  /** The margins that are in play, as they lie beside it. */
  margins: Array<Margin>;
  /** Lines between these that are joined. */
  links?: Array<MarginLink>;
};

/** A line of play that was left, and can be opened again. */
export type Branch = {
  /** Its number. */
  id: number;
  /** After how many orders it parts from the game as it stands. */
  after: number;
  /** How many orders it has from there on. */
  orders: number;
  /** Where it stood when it was left, as everybody could know it. */
  stage: Array<Spelled>;
  /** Whether it can be opened: what was played under other rules can not. */
  opens: boolean;
};

/** A table that cannot be opened. */
export type BrokenTable = {
  id: string;
  /** When it changed last, in milliseconds since 1970. */
  changed: number;
  /** Why it cannot. */
  fault: HttpRefusal;
};

/** What a seat or a side is called in a scenario. */
export type Called = {
  /** The id of the seat, of the side, or of both. */
  id: string;
  /** The name. */
  name: string;
  /** How the side is drawn. */
  pattern: Pattern;
};

/** A text that a set-up can carry: an army of one's own, a board that was laid before. */
export type CarriedText = {
  /** The id; one that belongs to a seat ends with a hyphen and the seat's. */
  id: string;
  /** The name. */
  name: string;
  /** The clause it belongs to. */
  clause: string;
};

/** A clause catalogue. */
export type Catalogue = {
  /** The id of the game. */
  game: string;
  /** Its title. */
  title: string;
  /** The clauses, in rulebook order. */
  clause: Array<Clause>;
};

/** One thing that can happen. */
export type Chances = {
  /** What happens. */
  result: Spelled;
  /** In so many cases … */
  weight: number;
  /** … of so many. */
  of: number;
  /** The faces of the die that bring it, where one die decides: then `result` is the message that is told when one of
   * them falls. */
  faces?: Array<number>;
};

/** What has changed since the last `Scene` or `Change`: how far the game is now, and of the rest only the parts that
 * did. */
export type Change = {
  /** The order that was given, in notation, and by whom; none for undo and the like. */
  given?: Given;
  /** Counters that are new or other than before. */
  counters?: Array<Counter>;
  /** Counters that are no longer in sight. */
  gone?: Array<string>;
  /** Where the game stands. */
  stage?: Array<Spelled>;
  /** The phases. */
  phases?: Array<Phase>;
  /** The turns. */
  turns?: Array<Turn>;
  /** The board that it lies on. */
  board?: string;
  /** All pictures on places. */
  pictures?: Array<Pictured>;
  /** The ground. */
  ground?: string;
  /** The grounds of zones. */
  grounds?: Array<ZoneGround>;
  /** Who holds what where, as far as it is other than before; what nobody holds any more is held by nobody. */
  holders?: Array<Holder>;
  /** All who act one after the other. */
  row?: Array<Acting>;
  /** All marks. */
  marks?: Array<Mark>;
  /** All that was announced. */
  announced?: Array<Announced>;
  /** All tracks. */
  tracks?: Array<Track>;
  /** All hands. */
  hands?: Array<Hand>;
  /** Who sits where, if that has changed. */
  seats?: Array<SeatState>;
  /** How many lines of the log are no longer shown, … */
  log_before: number;
  /** … and how many of all still hold: those after it were taken back. */
  log_from: number;
  /** New lines after those. */
  log?: Array<Line>;
  /** How many sayings still hold, if not all: some are no longer kept, and those after it follow anew. */
  chat_from?: number;
  /** What was said since. */
  chat?: Array<Said>;
  /** Standing replies, if they have changed. */
  standing?: Array<[string, string, StandingReply]>;
  /** Lines of play that were left, if they have changed. */
  branches?: Array<Branch>;
  /** How many orders have been given, as far as these eyes noticed. All orders are numbered so: parts of others' answers
   * under seal have no number. */
  orders: number;
  /** Who has to decide, or may. */
  asked: Array<Asked>;
  /** What can be taken back and given again. */
  undo: Undo;
  /** The order that waits for a die which a player rolls. */
  pending: Pending | null;
  /** What is left of a paused order, for the seat that gave it. */
  rest: string | null;
  /** A takeback that somebody asks for. */
  takeback: Takeback | null;
  /** Who won and how, once the game is over. */
  outcome: Outcome | null;
  /** The step of the lesson, where one is taught. */
  lesson?: Teaching;
};

/** What has changed. */
export type Changed = { change: Change };

/** A chart: a table under a title. */
export type Chart = {
  /** What tells it from the others; the id of its title unless several have the same. */
  id: string;
  /** The title, with the clause that sets it out. */
  title: Spelled;
  /** The side it is for; none for everybody. */
  side?: string;
  /** The heads of the columns. */
  columns: Array<ChartCell>;
  /** The rows; the first cell names its row. */
  rows: Array<Array<ChartCell>>;
  /** What stands under it. */
  notes?: Array<Spelled>;
};

/** A cell of a chart. */
export type ChartCell = { text: string } | { names: Array<string> } | { said: Spelled } | { lines: Array<ChartCell> } | { boxes: number };

/** An option. */
export type Choice = {
  /** The id. */
  id: string;
  /** The name. */
  name: string;
  /** The clause it belongs to. */
  clause: string;
  /** What it can be set to; the first is the default. */
  values: Array<string>;
  /** The scenarios in which it decides anything; all of them where none are named. */
  scenarios?: Array<string>;
};

/** One clause. */
export type Clause = {
  /** Its id, such as `15.8.b`. */
  id: string;
  /** A short title. */
  title: string;
  /** What it says. */
  text: string;
  /** What kind of rule it is. */
  kind: ClauseKind;
  /** The only edition in which it is in force, where a game has several. */
  edition: string;
  /** What another edition says instead. */
  original: string;
  /** Our ruling where the text is silent or unclear. */
  ruling: string;
  /** Statements that tests can decide. */
  checks: Array<string>;
  /** Why nothing in play can ever rest on it - a definition, a repeat - where that is so. */
  unplayed: string;
  /** What has to come together before something in play rests on it, where that is seldom. */
  rare?: string;
  /** The language it is written in, where that is not English. */
  language?: string;
};

/** What kind of rule a clause is. */
export type ClauseKind = "constraint" | "definition" | "example" | "modifier" | "optional" | "procedure" | "setup" | "table" | "victory";

/** A colour: red, green and blue. Written `#5F9A58`. */
export type Colour = string;

/** A counter in sight. */
export type Counter = {
  /** Its id, or what stands for it while it is not known. */
  id: string;
  /** The side of it that lies up: a `Face`. */
  face: string;
  /** Where it is. */
  place: string;
  /** The part of the place that it is in, where its parts lie apart. */
  part?: string;
  /** What is written on it, where it is a marker. */
  lettered?: Lettered;
  /** Whose troops it belongs to. */
  faction: string;
  /** The side that commands it now: that of `Game::controller`; none where nobody does. */
  side?: string;
  /** Its printed values, by name. */
  values: Array<[string, number]>;
  /** Its states. Those that have a `looks::Badge` show it; others are written. */
  states: Array<string>;
  /** What else is to be said of it. */
  notes?: Array<Spelled>;
  /** The counter that carries it. */
  aboard?: string;
  /** What it still has to do in this phase, and by which clause: the places that it names are where it is sent. */
  errand?: Spelled;
};

/** Where dice come from. */
export type Dice = "seeded" | "typed";

/** An order from outside, perhaps half-built. */
export type Draft = {
  /** The verb's id. */
  verb: string;
  /** The fields given so far, in the order of the verb's fields. */
  fields: Array<[string, Value]>;
};

/** A badge and its picture. */
export type DrawnBadge = {
  svg: string;
  /** The state or the mark. */
  id: string;
  /** What is drawn. */
  figure: string;
  /** Where it is drawn. */
  lies: Lies;
  /** Whether it speaks of a whole stack. */
  stack?: boolean;
  /** Whether a counter that wears it has done its part, and is drawn paler. */
  spent?: boolean;
};

/** How the left edge of a counter is marked. */
export type Edge = "bare" | "star" | "solid" | "bars" | "slant" | "close_slant" | "twin" | "thirds" | "halves" | "upper" | "tricolour" | "chevrons" | "dots" | "wedge" | "cross" | "pair";

/** A position while it is entered: scenario, options, and the text so far. */
export type Entered = { scenario?: string; options?: { [key in string]: string }; text?: string };

/** A form and a text to begin with. */
export type Entry = { form: Form; text: string };

/** What can be entered in a field, and what stands there. */
export type EntryKind = {
  kind: "number";
  /** What stands there. */
  value: number;
  /** The least. */
  least: number;
  /** The most that the rules let stand there now. */
  most: number;
  /** What a number completes. */
  blank: Blank;
} | {
  kind: "choice";
  /** What stands there: its id; empty where nothing does. */
  value: string;
  /** What there is to choose from, also what cannot be chosen now. */
  values: Array<FormOption>;
} | {
  kind: "place";
  /** What stands there; empty where nothing does. */
  value: string;
  /** The places. */
  values: Array<FormOption>;
} | {
  kind: "amounts";
  /** The things. */
  items: Array<FormAmount>;
  /** What all of them that are not nought complete. */
  blank: Blank;
} | {
  kind: "text";
  /** What stands there. */
  value: string;
  /** How many characters at most. */
  longest: number;
  /** What they complete. */
  blank: Blank;
};

/** A faction. */
export type FactionInfo = {
  /** The id. */
  id: string;
  /** The name. */
  name: string;
  /** The colours of its counters. */
  livery: Livery;
};

/** One field of a verb. */
export type Field = {
  /** The field's id. */
  id: string;
  /** What it holds. */
  kind: Kind;
  /** Whether it must be there. */
  need: Need;
};

/** What a change of a field is. */
export type Fills = "order" | "draft";

/** What is wrong with a position, or what was assumed about it. */
export type Flaw = {
  /** The line, from 1, where it is one line's. */
  line: number | null;
  /** The place on the board, where it is one place's. */
  place: string | null;
  /** What is wrong, and by which clause. */
  what: Spelled;
  /** All the counters it is about, where its text names only the first. */
  counters?: Array<string>;
};

/** How a position of a game is entered: what a page makes its fields and its tray from. */
export type Form = {
  /** The fields, in the order of their lines. */
  fields: Array<FormField>;
  /** The counters that there are. */
  counters: Array<FormCounter>;
  /** Places beside the board, with what they are called. */
  boxes: Array<Aside>;
};

/** A thing with its amount. */
export type FormAmount = {
  /** Its id. */
  id: string;
  /** What it is called. */
  label: Spelled;
  /** The counter that is drawn. */
  piece?: Piece;
  /** How many. */
  value: number;
  /** How many at most. */
  most: number;
};

/** A counter that can be placed. */
export type FormCounter = {
  /** Its id. */
  id: string;
  /** The face that lies up when it is placed. */
  face: string;
  /** The side it belongs to: its id. */
  side: string;
  /** The counter of the headquarters whose formation it belongs to; none if it belongs to no formation. */
  formation: string | null;
  /** The outlines of the places on the board where it can lie: see `board::Board::outlines`. */
  outlines: Array<number>;
  /** States that one sees on a table and that it can have. */
  states: Array<string>;
  /** Whether others can be aboard it. */
  carries: boolean;
};

/** An order at one click. */
export type FormDeed = {
  /** What its button says. */
  label: Spelled;
  /** What comes of it. */
  about?: Spelled;
  /** The order, in notation. */
  order: string;
  /** Why it cannot be given. */
  why_not?: Spelled;
};

/** A field of a row: what can be entered, and what stands there. */
export type FormEntry = {
  /** What it is called, where the row does not say it. */
  label?: Spelled;
  /** The tray that it belongs to: it is shown while that tray is chosen. */
  tray?: string;
  /** What a change of it is. */
  fills: Fills;
  /** What can be entered. */
  what: EntryKind;
};

/** A field. */
export type FormField = {
  /** Its key in the text. */
  key: string;
  /** What it is called, and its clause. */
  label: Spelled;
  /** What can stand in it. */
  kind: FormKind;
};

/** Something that can be kept as a file and read from one. */
export type FormFile = {
  /** Its id: what reading it is asked for by. */
  id: string;
  /** What it is called. */
  label: Spelled;
  /** A name for the file. */
  name: string;
  /** Its text as the form stands. */
  text: string;
  /** Whether it can only be kept: nothing is read from one. */
  kept?: boolean;
};

/** Something that is wrong with a form. */
export type FormFlaw = {
  /** What, and by which clause. */
  what: Spelled;
  /** The rows it is about. */
  rows?: Array<string>;
};

/** Rows under one heading. */
export type FormGroup = {
  /** The heading. */
  label: Spelled;
  /** What holds for all of them: a limit, say. */
  note?: Spelled;
  /** Its rows. */
  rows: Array<FormRow>;
  /** Orders about all of it. */
  deeds?: Array<FormDeed>;
};

/** What can stand in a field. */
export type FormKind = {
  kind: "choice";
  /** The values; the first stands where nothing is said. */
  values: Array<FormValue>;
} | {
  kind: "number";
  /** The least. */
  least: number;
  /** The most. */
  most: number;
} | {
  kind: "places";
  /** The outlines of the places on the board that can be named: see `board::Board::outlines`. */
  outlines: Array<number>;
};

/** One of the values of a field. */
export type FormOption = {
  /** Its id. */
  id: string;
  /** What it is called. */
  label: Spelled;
  /** What choosing it is: an order, whole or half-built, in notation. */
  order: string;
  /** What it costs. */
  price?: number;
  /** Why it cannot be chosen. */
  why_not?: Spelled;
};

/** A page of a form. */
export type FormPage = {
  /** What it is called. */
  label: Spelled;
  /** Its groups of rows. */
  groups: Array<FormGroup>;
};

/** A row: what it is about, and its fields. */
export type FormRow = {
  /** Its id, once in a form. */
  id: string;
  /** What it is called. */
  label: Spelled;
  /** The counter that is drawn beside it. */
  piece?: Piece;
  /** What is known of it. */
  notes?: Array<Spelled>;
  /** A limit of its own. */
  limit?: Spelled;
  /** What one costs. */
  price?: number;
  /** How many there are over all fields, where that is worth saying. */
  total?: number;
  /** Why nothing can be entered here, or no more than there is. */
  why_not?: Spelled;
  /** Its fields. */
  fields: Array<FormEntry>;
};

/** Counters that lie together, drawn as a card. */
export type FormTray = {
  /** Its id; that of a place where it is one. */
  id: string;
  /** What it is called. */
  label: Spelled;
  /** What is said of it. */
  note?: Spelled;
  /** What lies in it comes to this, … */
  value?: number;
  /** … of so much. */
  whole?: number;
  /** Its counters. */
  counters: Array<TrayCounter>;
  /** What putting a counter here is, by kind of counter. */
  puts?: Array<TrayPut>;
  /** Orders about it as a whole. */
  deeds?: Array<FormDeed>;
};

/** A value of a field. */
export type FormValue = {
  /** How it is written. */
  id: string;
  /** What it is called. */
  label: Spelled;
};

/** A total. */
export type Gauge = {
  /** How it is to be read. */
  kind: GaugeKind;
  /** Of what. */
  label: Spelled;
  /** Its limit in words, with its clause. */
  note?: Spelled;
  /** The number, … */
  value: number;
  /** … of so many. */
  whole: number;
  /** At least so many per cent. */
  least?: number;
  /** At most so many per cent. */
  most?: number;
  /** Whether the limits hold. */
  holds: boolean;
};

/** How a total is to be read. */
export type GaugeKind = "left" | "share" | "count";

/** The order that brought a change. */
export type Given = {
  /** Who gave it. */
  seat: string;
  /** The order. */
  order: string;
};

/** A ground that can lie under the plane of a board. */
export type Ground = {
  /** Its id, as views name it. */
  id: string;
  /** The colours it wears. */
  palette: Palette;
  /** Whether tracks can be seen on it. */
  tracks: boolean;
};

/** A hand of cards, or a pool. */
export type Hand = {
  /** Its id. */
  id: string;
  /** The side that holds it, where it is one's. */
  side?: string;
  /** What the cards that can be seen say, in their order; empty where a game's cards say nothing. */
  texts?: Array<Spelled>;
  /** How many it holds. */
  count: number;
  /** Those that the viewer may see: all of one's own, of others what was shown. */
  seen: Array<string>;
  /** Whether it is the viewer's own: others see no more of it than they were shown. */
  own?: boolean;
};

/** What stands over a table. */
export type Heading = {
  id: string;
  name: string;
  game: string;
  scenario: string;
  options: { [key in string]: string };
  /** What the players should know of it. */
  notices: Array<Spelled>;
};

/** Who is here. Everybody at the table may know it. */
export type Here = {
  /** The seats whose persons are here. */
  seats: Array<string>;
  /** How many others watch. */
  watching: number;
};

/** Who holds something in a place. */
export type Holder = {
  /** What is held: the kind of way that the board names, or the place itself (`town`). */
  what: string;
  /** Where. */
  place: string;
  /** The faction that holds it; empty for nobody. */
  by: string;
};

/** Why a request is not granted: a refusal as an answer. */
export type HttpRefusal = {
  /** Why, in plain English: for whoever lacks the words. */
  reason: string;
} & ({
  reply: "breach";
  /** Why, with the clause. */
  breach: Spelled;
} | {
  reply: "missing";
  /** The field. */
  field: string;
} | {
  reply: "die";
  /** How many faces it has. */
  sides: number;
  /** The clause. */
  clause: string;
  /** The dice typed in so far. */
  rolls: Array<number>;
} | {
  reply: "astray";
  /** The text of the step. */
  text: string;
} | {
  reply: "refused";
  /** Why. */
  refusal: Spelled;
});

/** A record from elsewhere. */
export type Import = { text: string; seats?: { [key in string]: string }; name?: string };

/** A table that was just brought in. */
export type Imported = {
  /** Its id. */
  id: string;
  /** What the players should know. */
  notices: Array<Spelled>;
};

/** Something that can be done instead of what is barred. */
export type Instead = {
  /** Who does it. */
  who: Array<string>;
  /** The order, in notation. */
  order: string;
};

/** What kind of thing a field of an order holds. */
export type Kind = "one" | "several" | "path" | "placement" | "assignment" | "amount" | "text";

/** A lesson. */
export type LessonInfo = {
  /** Its id: in records it stands where others have a scenario. */
  id: string;
  /** The scenario whose rules, names and part of the board it has. */
  scenario: string;
};

/** Where to go in a lesson. */
export type LessonWay = "on" | "back" | "done";

/** Letters on a marker. */
export type Lettered = {
  /** The large one. */
  large: string;
  /** Small ones below it; empty for none. */
  small?: string;
};

/** Where a badge lies. */
export type Lies = "corner" | "edge" | "place" | "side" | "flag";

/** A line of the log. */
export type Line = {
  /** The order that caused it: its number from 0; none for the set-up. */
  order: number | null;
  /** Who gave that order. */
  seat: string | null;
  /** What happened. */
  what: Spelled;
};

/** A line through places, whole or broken. */
export type LineOfPlaces = {
  /** What it is for, where there are several kinds: those of a kind are drawn alike. */
  kind?: Spelled;
  /** The places, in order. */
  places: Array<string>;
  /** What breaks it at its last place, if anything. */
  broken?: Spelled;
};

/** A table in the list. */
export type Listed = TableInfo | BrokenTable;

/** The colours of a faction's counters. */
export type Livery = {
  /** The body. */
  body: Colour;
  /** The rim of the body. */
  rim: Colour;
  /** Words and values. */
  ink: Colour;
  /** The ground of the symbol. */
  pale: Colour;
  /** The nation's edge, or the star. */
  accent: Colour;
  /** How the left edge is marked: nations part without colour. */
  edge: Edge;
};

/** A box that is printed beside the plane, where one enters it or leaves it. */
export type Margin = {
  /** Its id, as views name it. */
  id: string;
  /** What is written in it. */
  name: string;
  /** Who passes there. */
  note: string;
  /** Its left edge. */
  x: number;
  /** Its upper edge. */
  y: number;
  /** How wide it is. */
  width: number;
  /** How high it is. What is higher than wide has its words upright. */
  height: number;
  /** The arrows between it and the plane, from their tails to their heads: one for each place that leads there. */
  arrows: Array<[[number, number], [number, number]]>;
  /** Whether one passes there and back. */
  both_ways?: boolean;
  /** Where counters lie in it, one beside the other. */
  spots: Array<[number, number]>;
};

/** A line between two margins. */
export type MarginLink = {
  /** From here to there. */
  line: [[number, number], [number, number]];
  /** Whether one sails there. */
  sea: boolean;
};

/** Something that lies on a place. */
export type Mark = {
  /** What it is. */
  id: string;
  /** Where it is. */
  place: string;
};

/** Where something in hand stands in a chart: a battle, the season, the phase. */
export type MarkedChart = {
  /** The chart. */
  chart: string;
  /** The rows that it can come to, counted from 0; all where there are none. */
  rows?: Array<number>;
  /** The column, counted from 0 with that which names the rows; none for the whole rows. */
  column?: number;
};

/** Whether an order is complete without the field. */
export type Need = "required" | "optional";

/** What a new table is to be. */
export type NewTable = {
  game: string;
  scenario?: string;
  options?: { [key in string]: string };
  /** The position it begins from, instead of the scenario's set-up. */
  position?: string;
  /** Texts that the set-up carries, by their ids; with `scenario` one of the players' own is played. */
  texts?: { [key in string]: string };
  /** Corrections of the game's data. */
  data?: string;
  /** Who plays each seat: `person`, a `friend` by a link, or a kind of computer player. */
  seats?: { [key in string]: string };
  rolling?: Dice;
  /** What players rolled for the set-up, where they roll. */
  rolls?: Array<number>;
  /** A number or 64 hexadecimal digits; a secret one is drawn if nothing is said. */
  seed?: string;
  name?: string;
  /** A lesson of the game: it brings everything else. */
  lesson?: string;
};

/** A form as it stands. */
export type OrderForm = {
  /** Which form it is: the same while a decision asks for the same. */
  id: string;
  /** What it is called. */
  title: Spelled;
  /** What whoever fills it in should know. */
  about?: Array<Spelled>;
  /** Its pages, one open at a time. */
  pages: Array<FormPage>;
  /** Counters as they lie so far, tray by tray. */
  trays?: Array<FormTray>;
  /** Totals: what is left, shares and limits. */
  gauges?: Array<Gauge>;
  /** All that is wrong with it so far, the draft included. */
  flaws?: Array<FormFlaw>;
  /** Orders at one click. */
  deeds?: Array<FormDeed>;
  /** What can be kept as a file and read from one. */
  files?: Array<FormFile>;
  /** The order that is being put together, in notation; none where nothing is. */
  draft?: string;
};

/** One of several things that an order does at once: an attack of a set, or one that is still missing in it. */
export type OrderPart = {
  /** Where it is aimed at. */
  at: string;
  /** Who takes part. */
  who: Array<string>;
  /** Who else could, each with what it would bring, or what it would cost. */
  could?: Array<[string, Spelled]>;
  /** What has still to be made good before the whole order can be given. */
  duty?: Spelled;
  /** The columns of the table that it is looked up in, … */
  columns?: Array<string>;
  /** … and which it comes to, counted from 0. */
  column?: number;
  /** What can happen. */
  outcomes?: Array<Chances>;
  /** How it comes about, step by step. */
  derivation?: Array<Step>;
  /** Where it stands in the charts that are printed. */
  marked?: Array<MarkedChart>;
};

/** How the game ended. */
export type Outcome = {
  /** The side that won; none for a draw. */
  winner: string | null;
  /** How. */
  how: Spelled;
};

/** Something that can be laid over the board. */
export type Overlay = {
  /** Its id, by which it is asked for. */
  id: string;
  /** What it shows; those of a kind are switched on together. */
  kind: string;
  /** Whose it is, where it is one side's. */
  side?: string;
  /** Whose it is, where it is one faction's: its name stands in it. */
  faction?: string;
  /** How strongly it is drawn. */
  weight: Weight;
};

/** The colours of the ground. */
export type Palette = "summer" | "mud" | "winter";

/** How a side is drawn, on the screen and on paper: readable without colours. */
export type Pattern = "hatched" | "solid";

/** An order that waits for a die which a player rolls. */
export type Pending = {
  /** Who gave it. */
  seat: string;
  /** The order. */
  order: string;
  /** The dice typed in so far. */
  rolls: Array<number>;
  /** How many faces the next die has. */
  sides: number;
  /** By which clause it is rolled. */
  clause: string;
};

/** A phase of the turn. */
export type Phase = {
  /** What it is called, and its clause. */
  what: Spelled;
  /** Whose it is, where it is one side's. */
  side?: string;
  /** Whether the game is in it. */
  now: boolean;
};

/** A picture that lies on a place: a card. */
export type Pictured = {
  /** The place; empty for one that lies under the whole board. */
  place: string;
  /** The picture, as `Shown::picture` knows it. */
  picture: string;
  /** The id of what the place is called for now; empty for none. */
  name?: string;
  /** Parts of the place that lie apart, such as the banks of a river, and where counters of each stand. */
  parts?: Array<PlacePart>;
};

/** A counter that is drawn in a form. */
export type Piece = {
  /** Its face, as views name faces. */
  face: string;
  /** The faction whose colours it wears: its id. */
  faction: string;
  /** Values that are not printed on it: what views call values. */
  values?: Array<[string, number]>;
};

/** A place on the plane. */
export type Place = {
  /** Its id, as orders and views name it. */
  id: string;
  /** Its centre. */
  x: number;
  /** Its centre. */
  y: number;
  /** Which outline it has. */
  outline: number;
  /** The name that is written on the map, if any. */
  name?: string;
  /** How big the name is written. */
  rank?: Rank;
};

/** A part of a place. */
export type PlacePart = {
  /** Its id, as counters name it. */
  id: string;
  /** Where its counters stand, right of the middle of the place, in hundredths of a unit of the board … */
  x: number;
  /** … and below it. */
  y: number;
};

/** Who plays a seat. */
export type Player = "person" | { computer: string };

/** What can be asked. A game answers by what the asking seat knows. */
export type Question = {
  ask: "reach";
  /** The counters, moving together. */
  who: Array<string>;
} | {
  ask: "why";
  /** The order, perhaps half-built. */
  order: Draft;
} | {
  ask: "odds";
  /** The order, perhaps half-built. */
  order: Draft;
} | {
  ask: "trace";
  /** The counter. */
  who: string;
} | { ask: "threat" } | {
  ask: "overlay";
  /** Its id. */
  id: string;
};

/** How important a named place is. */
export type Rank = "city" | "town" | "village" | "station";

/** Why something is not done. Nothing has changed. */
export type Refusal = {
  reply: "breach";
  /** Why, with the clause. */
  breach: Spelled;
} | {
  reply: "missing";
  /** The field. */
  field: string;
} | {
  reply: "die";
  /** How many faces it has. */
  sides: number;
  /** The clause. */
  clause: string;
  /** The dice typed in so far. */
  rolls: Array<number>;
} | {
  reply: "astray";
  /** The text of the step. */
  text: string;
} | {
  reply: "refused";
  /** Why. */
  refusal: Spelled;
};

/** A name in large letters. */
export type Region = {
  /** The name. */
  name: string;
  /** Its middle. */
  x: number;
  /** Its middle. */
  y: number;
  /** How high the letters are. */
  size: number;
  /** The room between letters, in heights. */
  spaced: number;
  /** How steeply it rises, in degrees. */
  angle: number;
  /** Whether it names water. */
  water: boolean;
};

/** An answer to an `Ask`. */
export type Reply = { reply: "done" } | {
  reply: "orders";
  /** The orders. */
  orders: Array<string>;
} | {
  reply: "picked_up";
  /** The group that can do it; the first where none can do anything. */
  who: Array<string>;
  /** The orders, in notation. */
  orders: Array<string>;
  /** Where they can go, with what is left there. */
  reach: Answer;
} | { reply: "legal" } | {
  reply: "form";
  /** The form; none where the decision has none. */
  form: OrderForm | null;
} | {
  reply: "read";
  /** The order that it is, in notation; none where something is wrong with it. */
  order: string | null;
  /** All that is wrong with it. */
  flaws: Array<Flaw>;
} | {
  reply: "barred";
  /** The reasons, that first which would remain if the others were mended; none where nothing is known. */
  why: Array<Spelled>;
  /** What can be done instead, with others or without some. */
  instead: Array<Instead>;
} | {
  reply: "sketches";
  /** All of it. */
  drawn: Array<Sketch>;
} | {
  reply: "trial";
  /** What there is to see of it. */
  scene: Scene;
  /** Who tries: they hold every seat. */
  you: You;
} | {
  reply: "answer";
  /** The answer. */
  answer: Answer;
} | {
  reply: "explained";
  /** What breaks the rules, if anything. */
  breach: Spelled | null;
  /** How it comes about. */
  why: Answer;
  /** What can come of it, where something is rolled. */
  odds: Answer | null;
} | {
  reply: "scene";
  /** The scene. */
  scene: Scene;
  /** The number of the order that was named, as these eyes count them. */
  before?: number;
} | {
  reply: "position";
  /** The order before which it was so: its number from 0. */
  order: number;
  /** Its text. */
  text: string;
} | {
  reply: "winning";
  /** Both. */
  winning: Winning;
} | {
  reply: "charts";
  /** The charts, those for each side last. */
  charts: Array<Chart>;
  /** Where the position stands in them. */
  marked: Array<MarkedChart>;
} | {
  reply: "record";
  /** Its text. */
  text: string;
} | Refusal;

/** The name of a river, in the middle of a line beside it that runs from west to east. */
export type RiverName = { name: string; size: number; spaced: number; line: Array<[number, number]> };

/** Something that was said. */
export type Said = {
  /** By whom: a name, where one was given. */
  who: string;
  /** The seat of whoever said it, where they hold just one. */
  seat?: string;
  /** The words. */
  text: string;
  /** After how many orders. */
  at: number;
  /** Said among those who watch: nobody who plays hears it. */
  aside?: boolean;
  /** Whoever said it only watched. */
  watching?: boolean;
};

/** A scenario. */
export type Scenario = {
  /** The id. */
  id: string;
  /** The name. */
  name: string;
  /** One sentence about it. */
  about: string;
  /** What seats and sides are called in it, where that is not the same in all. */
  called?: Array<Called>;
};

/** Everything that a person may see of a table. */
export type Scene = {
  /** Through whose eyes; none for everybody's. */
  eyes: string | null;
  /** The position. */
  view: View;
  /** Who sits where. */
  seats: Array<SeatState>;
  /** What happened: the last lines, … */
  log: Array<Line>;
  /** … and how many there were before them. */
  log_before: number;
  /** What was said. */
  chat: Array<Said>;
  /** Standing replies of the seats that one holds: seat, prompt, reply. */
  standing: Array<[string, string, StandingReply]>;
  /** Lines of play that were left, the latest first, and as many as are shown. */
  branches: Array<Branch>;
  /** The order that led to a position of the past. */
  given?: Given;
  /** How many orders have been given, as far as these eyes noticed. All orders are numbered so: parts of others' answers
   * under seal have no number. */
  orders: number;
  /** Who has to decide, or may. */
  asked: Array<Asked>;
  /** What can be taken back and given again. */
  undo: Undo;
  /** The order that waits for a die which a player rolls. */
  pending: Pending | null;
  /** What is left of a paused order, for the seat that gave it. */
  rest: string | null;
  /** A takeback that somebody asks for. */
  takeback: Takeback | null;
  /** Who won and how, once the game is over. */
  outcome: Outcome | null;
  /** The step of the lesson, where one is taught. */
  lesson?: Teaching;
};

/** A seat. */
export type SeatInfo = {
  /** The id. */
  id: string;
  /** The name. */
  name: string;
  /** The side it plays for; none for a referee, who sees everything. */
  side: Side | null;
  /** Where it is not played in every set-up: the option that brings it. */
  when?: When;
};

/** Who sits on a seat. */
export type SeatState = {
  /** The seat. */
  id: string;
  /** Who plays it. */
  player: Player;
  /** What the person is called. */
  name: string;
};

/** Who plays a seat, in the words of the start page: `person` at this computer, `friend` elsewhere, or a kind of computer
 * player. */
export type Seated = {
  id: string;
  player: string;
  /** The key of the link. */
  key?: string;
};

/** Counters and badges with their pictures. */
export type Sheet = {
  /** By the ids of faces. */
  faces: { [key in string]: string };
  /** In the order in which they are shown. */
  badges: Array<DrawnBadge>;
};

/** A party that wins or loses together. */
export type Side = number;

/** A side. */
export type SideInfo = {
  /** The id. */
  id: string;
  /** The name. */
  name: string;
  /** How it is drawn wherever sides are told apart. */
  pattern: Pattern;
};

/** Something that is drawn on the map: an arrow through places, or a note at one. */
export type Sketch = {
  /** The places, in order; one for a note. */
  places: Array<string>;
  /** Words beside it; none for a bare arrow. */
  text: string;
};

/** A message whose arguments have been named, ready for the wire and for the sentence maker. */
export type Spelled = {
  /** The id of the text. */
  id: string;
  /** The clause, where one applies. */
  clause?: string;
  /** The arguments by name. */
  args?: Array<[string, Word]>;
};

/** Something to point at. */
export type Spot = { place: string } | { counter: string } | { control: string };

/** How a decision is answered without asking. */
export type StandingReply = { order: string } | "computer" | {
  turn: {
    /** The order. */
    order: string;
    /** The turn. */
    turn: number;
  }
};

/** A line of a derivation. A line that counts zero is given all the same. */
export type Step = {
  /** The part of the reckoning that begins here, with a sum of its own. */
  heading?: Spelled;
  /** What counts, with its clause. */
  what: Spelled;
  /** How much it adds. */
  adds: number;
  /** The sum so far. */
  sum: number;
  /** Whether both count halves. */
  halves?: boolean;
  /** Whether whoever gives the order should heed it: it is legal, and will have to be made good. */
  warns?: boolean;
};

/** Who gets a seat. */
export type Successor = { player: string };

/** A position as a page shows it while it is entered. */
export type Survey = {
  /** What lies where, as far as it could be laid out. */
  view: View;
  /** What is wrong. */
  flaws: Array<Flaw>;
  /** What was assumed, where nothing was said. */
  notices: Array<Flaw>;
};

/** A table as the start page lists it. */
export type TableInfo = {
  id: string;
  /** When it changed last, in milliseconds since 1970. */
  changed: number;
  /** Whether the game is over. */
  over: boolean;
  /** The seats that somebody elsewhere holds, by a link. */
  friends: Array<string>;
  /** The game's id. */
  game: string;
  /** What the table is called. */
  name: string;
  /** Who sits where. */
  seats: Array<SeatState>;
  /** How many orders have been given, as far as everybody noticed. */
  orders: number;
  /** Where the game stands. */
  stage: Array<Spelled>;
  /** The seats that the game waits for. */
  waits_for: Array<string>;
  /** Who won and how, once the game is over. */
  outcome: Outcome | null;
  /** The scenario's id. */
  scenario: string;
  /** All options with their values. */
  options: { [key in string]: string };
  /** The position from which it is played instead of the scenario's set-up: a text as
   * `Situation` reads it. */
  position?: string;
  /** Texts that it carries, by their ids: see `Title::texts`. */
  texts?: { [key in string]: string };
};

/** A takeback that somebody asks for. */
export type Takeback = {
  /** Who asks. */
  seat: string;
  /** Back to before this order. */
  to: number;
  /** And from there on to the end of this branch. */
  branch?: number;
  /** Seats that have not answered yet. */
  waits_for: Array<string>;
};

/** The open step of a lesson. */
export type Teaching = {
  /** The lesson. */
  id: string;
  /** The learner's seat. */
  seat: string;
  /** The scenario to play afterwards. */
  next: string;
  /** The number of the step, from 0. */
  step: number;
  /** How many steps there are. */
  steps: number;
  /** The id of its text; with `-hint` how it is done, with `-else` what is said when something else is tried. */
  text: string;
  /** The clauses that it is about. */
  clauses: Array<string>;
  /** What it points at. */
  point: Array<Spot>;
  /** What is to be done before it goes on. */
  waits: Awaited;
  /** The script is about to give an order. */
  busy: boolean;
};

/** A game in the list. */
export type Title = {
  /** Whether a position from a real table can be entered. */
  entered: boolean;
  /** Whether a scenario can be drawn at random. */
  draws: boolean;
  /** The parts that can be printed of it. */
  prints: Array<string>;
  /** The id, used in files and commands. */
  id: string;
  /** The name. */
  name: string;
  /** One sentence about it. */
  about: string;
  /** The seats, in the order of their indices. Those that are not in every set-up come last: see `Title::of_setup`. */
  seats: Array<SeatInfo>;
  /** The sides, in the order of their indices. */
  sides: Array<SideInfo>;
  /** The factions, in the order of their indices. */
  factions: Array<FactionInfo>;
  /** What can be played. */
  scenarios: Array<Scenario>;
  /** Its lessons. */
  lessons: Array<LessonInfo>;
  /** What can be set. */
  options: Array<Choice>;
  /** Texts that a set-up can carry: armies, a board. */
  texts: Array<CarriedText>;
  /** The kinds of order. */
  verbs: Array<Verb>;
};

/** A number on a track. */
export type Track = {
  /** Its id. */
  id: string;
  /** Where the marker stands. */
  value: number;
  /** The last box. */
  most: number;
  /** Whose it is, where it is one side's. */
  side?: string;
  /** Whose it is, where it is one faction's: tracks of an id stand in a column, those of a faction in a row. */
  faction?: string;
  /** What its parts mean, from the first box to the last. */
  stretches?: Array<TrackStretch>;
};

/** Boxes of a track that mean the same. */
export type TrackStretch = {
  /** The last of them. */
  to: number;
  /** What they mean. */
  what: Spelled;
  /** For whom it is good, if for one side. */
  side?: string;
};

/** A counter in a tray. */
export type TrayCounter = {
  /** What it is of: the name that orders use. */
  of: string;
  /** What it is called. */
  label: Spelled;
  /** The counter that is drawn. */
  piece: Piece;
  /** How many of them it stands for, where orders name amounts. */
  amount: number;
  /** Its kind: where it can be put goes by it. */
  kind: string;
};

/** What putting a counter of a kind into a tray is. */
export type TrayPut = {
  /** The kind of counter. */
  kind: string;
  /** The order that it completes: with its name and its amount, or with its name alone, as the field demands. */
  blank: Blank;
};

/** A turn of the game. */
export type Turn = {
  /** What it is called: its month. */
  what: Spelled;
  /** Which ground it is expected to bring; empty where a die decides or there are none. */
  ground: string;
};

/** What a person can take back and give again. */
export type Undo = {
  /** The seat whose last order can be taken back at once. */
  undo: string | null;
  /** The seat whose undone order can be given again. */
  redo: string | null;
  /** Why nothing can be taken back without the others' consent, where there is something. */
  why_not: Spelled | null;
  /** How far one goes back then. */
  back: Back | null;
};

/** The set-up wants a die of players who roll; then the table is asked for again, with one die more. */
export type Unrolled = {
  /** How many sides the die has. */
  sides: number;
  /** The clause that asks for it. */
  clause: string;
};

/** How pressing a decision is. */
export type Urgency = "asked" | "sealed" | "may";

/** What a field holds. */
export type Value = { one: string } | { several: Array<string> } | { path: Array<string> } | { placement: Array<[string, string]> } | { assignment: Array<[string, string]> } | { amount: number } | { text: string };

/** A kind of order: a verb and its fields. More than one field makes a form. */
export type Verb = {
  /** The verb's id, the first word of the notation. */
  id: string;
  /** Its fields, in the order of the notation. */
  fields: Array<Field>;
};

/** A state as somebody may see it. */
export type View = {
  /** Where the game stands: turn, phase, whatever is being resolved; the outermost first. */
  stage: Array<Spelled>;
  /** The phases of a turn in their order, where a game has them. */
  phases: Array<Phase>;
  /** The turns of the game in their order; the track `turn` says which it is. */
  turns: Array<Turn>;
  /** Which of the game's boards it lies on: the id of one; empty for the first. */
  board?: string;
  /** What lies on the places of the board, where each has a picture of its own. Told once and then when it changes. */
  pictures?: Array<Pictured>;
  /** Whether the sides see different things: those who share a screen look one after the other. */
  veiled?: boolean;
  /** Which of the board's grounds lies under it; empty for a board without. */
  ground: string;
  /** The grounds of the board's zones, where they lie on others. */
  grounds?: Array<ZoneGround>;
  /** Counters in sight. */
  counters: Array<Counter>;
  /** Who holds the ways and the towns of the board, by what is held and where. Told once and then as it changes. */
  holders?: Array<Holder>;
  /** Who acts one after the other in this turn: those that have acted in their order, those that do, those to come. */
  row?: Array<Acting>;
  /** Things that lie on places: control, damage, works. */
  marks: Array<Mark>;
  /** What was announced and is still to come. */
  announced: Array<Announced>;
  /** Numbers on tracks: points, supply, the turn. */
  tracks: Array<Track>;
  /** Hands and pools. */
  hands: Array<Hand>;
};

/** A way between two places. */
export type Way = {
  /** From here … */
  from: string;
  /** … to here. */
  to: string;
  /** What kind of way: `rail`, `road`. */
  kind: string;
};

/** A way as it is drawn within one place. */
export type WayStretch = { place: string; line: Array<[number, number]> };

/** How strongly an overlay is drawn. */
export type Weight = "heavy" | "light";

/** What a window hears first, and again when it becomes somebody else's. */
export type Welcome = { scene: Scene; table: Heading; you: You; here: Here };

/** An option that is set to one of some values. */
export type When = {
  /** The option's id. */
  option: string;
  /** The values. */
  values: Array<string>;
};

/** What a page learns of where it is. */
export type Whereabouts = {
  /** Whether it is the host's. */
  host: boolean;
  /** Whether others can reach the server at all. Only the host is told. */
  network?: boolean;
  /** The beginnings of links, best first. Only the host is told. */
  addresses?: Array<string>;
};

/** How a game is won, and how it stands in a position. */
export type Winning = {
  /** What wins, side by side; each with its clause. */
  aims: Array<WinningAim>;
  /** How it stands. */
  stands: Array<Spelled>;
  /** The levels of victory, from the lowest number on. */
  levels: Array<WinningLevel>;
  /** The places that count, those that are worth most first. */
  places: Array<WinningPlace>;
};

/** Something that wins, or helps to. */
export type WinningAim = {
  /** The side that wins by it; none for what counts for both. */
  side?: string;
  /** What is to be done. */
  what: Spelled;
};

/** A level of victory: what these numbers are worth at the end. */
export type WinningLevel = {
  /** The first number. */
  from: number;
  /** The last; none for all that are higher. */
  to?: number;
  /** What they are worth. */
  what: Spelled;
  /** For whom it is good, if for one side. */
  side?: string;
  /** Whether the game stands there now. */
  now: boolean;
};

/** A place that counts. */
export type WinningPlace = {
  /** The place. */
  place: string;
  /** What it is worth. */
  points: number;
  /** The side that holds it; none for nobody. */
  held?: string;
  /** What is to be said of it: that it counts, or why it does not. */
  note?: Spelled;
};

/** A named argument. */
export type Word = { int: number } | { die: number } | { name: string } | { term: string } | { text: string };

/** Somebody at a table, as the host knows them. */
export type You = {
  /** What they are called. */
  name: string;
  /** The ids of the seats that they hold; none for a spectator. */
  seats: Array<string>;
  /** They keep the table, and may have its whole record. */
  keeper: boolean;
};

/** A part of the plane that can lie on a ground of its own. */
export type Zone = {
  /** Its id, as views name it. */
  id: string;
  /** The rings around it; one within another is a hole. */
  rings: Array<Array<[number, number]>>;
};

/** A ground that lies under a zone of the board. */
export type ZoneGround = {
  /** The zone. */
  zone: string;
  /** The ground. */
  ground: string;
};
