import type { Refusal } from '@bridgehead/kernel';
import type { ClientMessage } from '@bridgehead/wire';

export type Message<Kind extends ClientMessage['kind']> = Extract<ClientMessage, { kind: Kind }>;

/** What came of a message: the entry it became, the table it led to, or why it was refused. */
export type Done = { readonly seq?: number; readonly table?: string } | { readonly refusal: Refusal };
