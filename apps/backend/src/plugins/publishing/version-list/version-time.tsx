'use client';
import { useConfig, useTranslation } from '@payloadcms/ui';
import { formatDate } from '@payloadcms/ui/shared';

/** A date and time in the admin's format and the user's time zone. */
export function VersionTime({ iso }: { iso: string }) {
	const { config } = useConfig();
	const { i18n } = useTranslation();
	return (
		<time dateTime={iso} suppressHydrationWarning>
			{formatDate({ date: iso, i18n, pattern: config.admin.dateFormat })}
		</time>
	);
}
