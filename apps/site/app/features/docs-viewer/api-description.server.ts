import { createContext, type RouterContextProvider } from 'react-router';
import type { ApiDescription } from '#shared/api-description.ts';

export type ReadApiDescription = () => Promise<ApiDescription | null>;

export const apiDescriptionContext = createContext<ReadApiDescription>();

/** The API description of the request's context; null if the API document has never been read successfully. */
export function readApiDescription(
	context: Readonly<RouterContextProvider>,
): Promise<ApiDescription | null> {
	return context.get(apiDescriptionContext)();
}
