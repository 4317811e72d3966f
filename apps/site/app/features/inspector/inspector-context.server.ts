import { createContext } from 'react-router';
import type { ReadInspector } from '#shared/inspector.ts';

/** Loaders read an inspector's webhooks from it. */
export const inspectorContext = createContext<ReadInspector>();
