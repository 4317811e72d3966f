'use client';
import { useConfig, useTranslation } from '@payloadcms/ui';
import { formatDate } from '@payloadcms/ui/shared';

/** A moment as the other screens of the interface say it, in the time zone of whoever reads it. */
export function VersionTime({ iso }: { iso: string }) {
	const { config } = useConfig();
	const { i18n } = useTranslation();
	return (
		<time dateTime={iso} suppressHydrationWarning>
			{formatDate({ date: iso, i18n, pattern: config.admin.dateFormat })}
		</time>
	);
}
