'use client';
import { useConfig, useListQuery, useTranslation } from '@payloadcms/ui';
import { stringify } from 'qs-esm';
import { words } from '../platform/i18n/words.ts';

const download = words(
	'Download as CSV, filtered as below',
	'Hent som CSV, filtreret som nedenfor',
	'Als CSV herunterladen, gefiltert wie unten',
);

/** A link above a list that downloads its documents. The collection has an endpoint `export.csv` that takes the list's filter. */
export function CsvDownload({ collection }: { collection: string }) {
	const { config } = useConfig();
	const { i18n } = useTranslation();
	const { query } = useListQuery();
	const address = `${config.serverURL}${config.routes.api}/${collection}/export.csv`;
	return (
		<p style={{ marginBottom: 'var(--base)' }}>
			<a download href={address + stringify({ where: query.where }, { addQueryPrefix: true })}>
				{download[i18n.language] ?? download.en}
			</a>
		</p>
	);
}
