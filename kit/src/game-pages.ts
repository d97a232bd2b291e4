import type { GameDocument, Language, Localized } from '@bridgehead/kernel';
import type { ComponentType } from 'react';

/** A document as a list shows it. */
export type DocumentCard = Omit<GameDocument, 'body'>;

/** A document to be looked at or worked on. */
export interface OpenDocument extends GameDocument {
  readonly version: number;
}

/** What is to be kept. With `id` and `version` it takes the place of the document it was made from; else it is a new one. */
export interface DocumentDraft {
  readonly kind: string;
  readonly body: unknown;
  readonly from?: Pick<OpenDocument, 'id' | 'version'>;
}

/** What the person here has made for one game, wherever it is kept. What cannot be done is thrown as a `Problem`. */
export interface GameDocuments {
  /** The newest first. */
  list(kind?: string): Promise<readonly DocumentCard[]>;
  open(id: string): Promise<OpenDocument>;
  /** Refused when another window was faster: what that one kept stays, and this one may be kept as new. */
  save(draft: DocumentDraft): Promise<OpenDocument>;
  remove(id: string): Promise<void>;
  /** The address that shows it to anybody. */
  share(id: string): Promise<string>;
}

/** What a page of a game is given: an army builder, an editor of terrain, a practice range. The house writes its title. */
export interface GamePageProps<Pack = unknown> {
  /** The game's own content. */
  readonly pack: Pack;
  readonly language: Language;
  readonly documents: GameDocuments;
  /** What the page was opened with. */
  readonly document: OpenDocument | null;
  /** Somebody else's, behind a link: it is shown and not changed. */
  readonly isShown: boolean;
  readonly openClause: (clause: string) => void;
  /** The form that opens a table of the game. */
  readonly openNewTable: () => void;
}

export interface GamePage<Pack = unknown> {
  /** In the address: `/games/GAME/PATH`. */
  readonly path: string;
  readonly title: Localized;
  /** The kind of document that is made here; lists lead to this page. */
  readonly kind?: string;
  readonly Page: ComponentType<GamePageProps<Pack>>;
}
