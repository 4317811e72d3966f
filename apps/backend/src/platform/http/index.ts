import { add, inOrder, type Plugin } from '../plugin.ts';
import { outages } from './errors/outages.ts';
import { unusableInput } from './errors/unusable-input.ts';
import { boundDocuments } from './large-reads/document-size.ts';
import { ownTimes } from './own-times.ts';

/** Answers to errors that are nobody's fault, or the request's. */
export const errorResponses = (): Plugin => add({ afterError: [outages, unusableInput] });

/** Documents keep their times, and are no larger than they can be read. Comes after all that changes collections. */
export const bounds = (): Plugin => inOrder(ownTimes, boundDocuments);
