import { createContext, type RouterContextProvider } from 'react-router';
import type { ApiDescription } from '#shared/api-description.ts';

export type ReadApiDescription = () => Promise<ApiDescription | null>;

export const apiDescriptionContext = createContext<ReadApiDescription>();

/** What the API document describes; null when it can't be read and never could. */
export function readApiDescription(
	context: Readonly<RouterContextProvider>,
): Promise<ApiDescription | null> {
	return context.get(apiDescriptionContext)();
}
