import { inOrder, type Plugin } from '../platform/plugin.ts';
import { plainValues } from './fields/plain-values.ts';
import { unavailableContent } from './fields/unavailable/plugin.ts';

/** Fields store what their type says, and show what is stored and can't be shown as such. */
export const storedContent = (): Plugin => inOrder(unavailableContent, plainValues);
