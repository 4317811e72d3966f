'use client';
import { useConfig, useTranslation } from '@payloadcms/ui';
import { formatDate } from '@payloadcms/ui/shared';
import { useInBrowser } from '../../admin/use-in-browser.ts';

/**
 * A date and time in the admin's format and the time zone of the browser. The server does not know that zone, so the time is invisible until
 * hydration.
 */
export function VersionTime({ iso }: { iso: string }) {
	const { config } = useConfig();
	const { i18n } = useTranslation();
	const isInBrowser = useInBrowser();
	return (
		<time dateTime={iso} style={isInBrowser ? undefined : { visibility: 'hidden' }}>
			{isInBrowser
				? formatDate({ date: iso, i18n, pattern: config.admin.dateFormat })
				: iso.slice(0, 16)}
		</time>
	);
}
