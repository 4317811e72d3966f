import { isRouteErrorResponse } from 'react-router';
import { useLocale, useMessages } from '~/i18n/context';
import { localizedPath } from '~/i18n/locale';
import type { Messages } from '~/i18n/messages';
import { PageShell } from './page-shell';

export interface ErrorDescription {
	statusCode: number;
	statusMessage: string;
	description: string;
}

/**
 * What the error page says. Defaults: "Page Not Found" for 404, "Internal Server Error" otherwise; a route's own status and
 * message win (specification sections 2 and 8). Details of unexpected errors stay in the log.
 */
export function describeError(error: unknown, messages: Messages): ErrorDescription {
	if (!isRouteErrorResponse(error)) {
		return {
			statusCode: 500,
			statusMessage: messages.errorServerTitle,
			description: messages.errorServerText,
		};
	}
	const message = errorMessage(error.data);
	if (error.status === 404) {
		return {
			statusCode: 404,
			statusMessage: messages.errorNotFoundTitle,
			description: messages.errorNotFoundText(message),
		};
	}
	return {
		statusCode: error.status,
		statusMessage:
			error.status === 503
				? messages.errorUnavailableTitle
				: error.statusText || messages.errorServerTitle,
		description: message || messages.errorServerText,
	};
}

function errorMessage(data: unknown): string {
	return typeof data === 'object' && data !== null && 'message' in data ? String(data.message) : '';
}

/** The page shown for any error: status code, status message, description and a way on. */
export function RouteErrorPage({ error }: { error: unknown }) {
	const messages = useMessages();
	const locale = useLocale();
	const { statusCode, statusMessage, description } = describeError(error, messages);
	return (
		<PageShell layout="simple" translations={[]}>
			<title>{statusMessage}</title>
			<p>{statusCode}</p>
			<h1>{statusMessage}</h1>
			<p>{description}</p>
			<a href={localizedPath(locale, '/')}>{messages.errorBackHome}</a>
		</PageShell>
	);
}
