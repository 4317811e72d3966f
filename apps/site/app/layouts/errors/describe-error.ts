import { isRouteErrorResponse } from 'react-router';
import type { Messages } from '~/i18n/messages';

export interface ErrorDescription {
	status: number;
	statusMessage: string;
	description: string;
	temporary: boolean;
}

/** What the error page says; a route's own status and message win (specification sections 2 and 8). Details stay in the log. */
export function describeError(error: unknown, messages: Messages, path: string): ErrorDescription {
	if (!isRouteErrorResponse(error)) {
		return {
			status: 500,
			statusMessage: messages.errorServerTitle,
			description: messages.errorServerText,
			temporary: true,
		};
	}
	const message = errorMessage(error.data);
	if (error.status === 404) {
		return {
			status: 404,
			statusMessage: messages.errorNotFoundTitle,
			description: messages.errorNotFoundText(message || path),
			temporary: false,
		};
	}
	const known: Record<number, string> = {
		410: messages.errorGoneTitle,
		500: messages.errorServerTitle,
		503: messages.errorUnavailableTitle,
	};
	const standard = error.status === 410 ? messages.errorGoneText(path) : messages.errorServerText;
	return {
		status: error.status,
		statusMessage: known[error.status] ?? (error.statusText || messages.errorServerTitle),
		description: message || standard,
		temporary: error.status >= 500,
	};
}

function errorMessage(data: unknown): string {
	return typeof data === 'object' && data !== null && 'message' in data ? String(data.message) : '';
}
