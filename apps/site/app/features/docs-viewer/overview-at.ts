import type { LocaleCode } from '~/i18n/locale';
import { operationPath } from './addresses';
import type { ApiDescription, ApiOverview } from './api-overview';

/** The description in short, as far as an address needs it. */
export function overviewAt(
	{ title, version, operations }: ApiDescription,
	locale: LocaleCode,
	pathname: string,
): ApiOverview {
	const named = operations.find((operation) => operationPath(locale, operation) === pathname);
	return {
		title,
		version,
		operations: operations.map(({ method, path, summary, tag }) => ({
			method,
			path,
			summary,
			tag,
		})),
		named: named ?? null,
	};
}
