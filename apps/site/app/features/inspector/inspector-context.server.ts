import { createContext } from 'react-router';
import type { ReadInspector } from '#shared/inspector.ts';

/** Function by which loaders read an inspector's webhooks. */
export const inspectorContext = createContext<ReadInspector>();
