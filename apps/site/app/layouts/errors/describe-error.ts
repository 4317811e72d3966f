import { isRouteErrorResponse } from 'react-router';
import type { Messages } from '~/i18n/messages';

export interface ErrorDescription {
	status: number;
	statusMessage: string;
	description: string;
	temporary: boolean;
}

/** Status texts that say no more than the status: the page has its own words for them in each language. */
const standardTexts = new Set([
	'',
	'Page Not Found',
	'Not Found',
	'Gone',
	'Internal Server Error',
	'Service Unavailable',
]);

/** What the error page says: the status and the message that a route returns, or else the standard ones (specification sections 2 and 8). Details stay in the log. */
export function describeError(error: unknown, messages: Messages, path: string): ErrorDescription {
	if (!isRouteErrorResponse(error)) {
		return {
			status: 500,
			statusMessage: messages.errorServerTitle,
			description: messages.errorServerText,
			temporary: true,
		};
	}
	const { status, statusText = '', data } = error;
	const standard = standardWords(status, messages, textIn(data, 'path') || path);
	const own = isInternal(error) ? '' : typeof data === 'string' ? data : textIn(data, 'message');
	return {
		status,
		statusMessage: standardTexts.has(statusText) ? standard.title : statusText,
		description: own || standard.text,
		temporary: status >= 500,
	};
}

function standardWords(status: number, messages: Messages, path: string) {
	if (status === 404) {
		return { title: messages.errorNotFoundTitle, text: messages.errorNotFoundText(path) };
	}
	if (status === 410) return { title: messages.errorGoneTitle, text: messages.errorGoneText(path) };
	const title = status === 503 ? messages.errorUnavailableTitle : messages.errorServerTitle;
	return { title, text: messages.errorServerText };
}

/** Whether React Router threw it, whose text is about the code, not for visitors. */
function isInternal(error: object): boolean {
	return 'internal' in error && error.internal === true;
}

function textIn(data: unknown, name: 'message' | 'path'): string {
	const text = Object(data)[name];
	return typeof text === 'string' ? text : '';
}
