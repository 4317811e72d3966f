import { isRouteErrorResponse } from 'react-router';
import type { Messages } from '~/i18n/messages';

export interface ErrorDescription {
	status: number;
	statusMessage: string;
	description: string;
	isTemporary: boolean;
}

/** Generic status texts. The error page replaces them with its own texts in each language. */
const genericStatusTexts = new Set([
	'',
	'Page Not Found',
	'Not Found',
	'Gone',
	'Internal Server Error',
	'Service Unavailable',
]);

/**
 * The texts of the error page: the status text and message that a route returns, or the standard ones (specification sections 2 and 8).
 * Details are only in the log.
 */
export function describeError(error: unknown, messages: Messages, path: string): ErrorDescription {
	if (!isRouteErrorResponse(error)) {
		return {
			status: 500,
			statusMessage: messages.errorServerTitle,
			description: messages.errorServerText,
			isTemporary: true,
		};
	}
	const { status, statusText = '', data } = error;
	const standard = standardTexts(status, messages, readString(data, 'path') || path);
	const message = isInternal(error)
		? ''
		: typeof data === 'string'
			? data
			: readString(data, 'message');
	return {
		status,
		statusMessage: genericStatusTexts.has(statusText) ? standard.title : statusText,
		description: message || standard.text,
		isTemporary: status >= 500,
	};
}

function standardTexts(status: number, messages: Messages, path: string) {
	if (status === 404) {
		return { title: messages.errorNotFoundTitle, text: messages.errorNotFoundText(path) };
	}
	if (status === 410) return { title: messages.errorGoneTitle, text: messages.errorGoneText(path) };
	const title = status === 503 ? messages.errorUnavailableTitle : messages.errorServerTitle;
	return { title, text: messages.errorServerText };
}

/** True for an error thrown by React Router itself, whose message is for developers. */
function isInternal(error: object): boolean {
	return 'internal' in error && error.internal === true;
}

function readString(data: unknown, name: 'message' | 'path'): string {
	const text = Object(data)[name];
	return typeof text === 'string' ? text : '';
}
