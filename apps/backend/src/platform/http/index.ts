import { add, inOrder, type Plugin } from '../plugin.ts';
import { outages } from './errors/outages.ts';
import { unusableInput } from './errors/unusable-input.ts';
import { ignoreTimestamps } from './ignore-timestamps.ts';
import { boundDocuments } from './large-reads/document-size.ts';

/** Error responses for outages and for requests that cannot be used. */
export const errorResponses = (): Plugin => add({ afterError: [outages, unusableInput] });

/** Ignores timestamps that clients send, and limits the size of documents. Comes after all plugins that change collections. */
export const bounds = (): Plugin => inOrder(ignoreTimestamps, boundDocuments);
