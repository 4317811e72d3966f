'use client';
import { useConfig, useListQuery, useTranslation } from '@payloadcms/ui';
import { stringify } from 'qs-esm';
import { words } from '../editing/words.ts';

const download = words(
	'Download as CSV, filtered as below',
	'Hent som CSV, filtreret som nedenfor',
	'Als CSV herunterladen, gefiltert wie unten',
);

/** Above the audit trail: what the list shows, as a file. */
export function AuditDownload() {
	const { config } = useConfig();
	const { i18n } = useTranslation();
	const { query } = useListQuery();
	const address = `${config.serverURL}${config.routes.api}/audit-entries/export.csv`;
	return (
		<p style={{ marginBottom: 'var(--base)' }}>
			<a download href={address + stringify({ where: query.where }, { addQueryPrefix: true })}>
				{download[i18n.language] ?? download.en}
			</a>
		</p>
	);
}
