import { inOrder, type Plugin } from '../platform/plugin.ts';
import { plainValues } from './fields/plain-values.ts';
import { unavailableContent } from './fields/unavailable/plugin.ts';

/** Rejects values that do not match their field, and marks stored content that forms cannot show. */
export const storedContent = (): Plugin => inOrder(unavailableContent, plainValues);
