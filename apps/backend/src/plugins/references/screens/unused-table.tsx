'use client';
import { Thumbnail, useConfig, useTranslation } from '@payloadcms/ui';
import { adminUrl } from '../../../documents/document-ref.ts';
import { OwnTable } from '../../../platform/admin/own-table.tsx';
import { useTranslator } from '../../../platform/i18n/use-translator.ts';
import type { UnusedResponse } from './unused-response.ts';
import { unusedWords } from './unused-words.ts';

interface Props {
	files: UnusedResponse['files'];
	selected: ReadonlySet<number>;
	onChoose: (selected: ReadonlySet<number>) => void;
}

/** A table of unused files with checkboxes and links to their forms. */
export function UnusedTable({ files, selected, onChoose }: Props) {
	const { config } = useConfig();
	const { i18n } = useTranslation();
	const t = useTranslator();
	const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' });
	const kilobytes = new Intl.NumberFormat(i18n.language, {
		style: 'unit',
		unit: 'kilobyte',
		maximumFractionDigits: 0,
	});
	const hasAll = files.every(({ id }) => selected.has(id));
	const toggle = (id: number) => {
		const next = new Set(selected);
		if (!next.delete(id)) next.add(id);
		onChoose(next);
	};
	return (
		<OwnTable
			columns={[
				{
					head: (
						<input
							aria-label={t(unusedWords.chooseAll)}
							checked={hasAll}
							onChange={() => onChoose(new Set(hasAll ? [] : files.map(({ id }) => id)))}
							type="checkbox"
						/>
					),
				},
				t(unusedWords.file),
				t(unusedWords.size),
				t(unusedWords.uploadedAt),
			]}
			rows={files.map(({ id, filename, mimeType, size, createdAt }) => ({
				key: id,
				cells: [
					<input
						aria-label={`${t(unusedWords.choose)}: ${filename}`}
						checked={selected.has(id)}
						key="choose"
						onChange={() => toggle(id)}
						type="checkbox"
					/>,
					<span className="usage-file" key="file">
						{mimeType?.startsWith('image/') ? (
							<Thumbnail
								collectionSlug="media"
								doc={{ filename }}
								fileSrc={`${config.routes.api}/media/file/${encodeURIComponent(filename)}`}
								size="small"
							/>
						) : null}
						<a href={adminUrl(config.routes.admin, { kind: 'collection', slug: 'media', id })}>
							{filename}
						</a>
					</span>,
					size === null ? '' : kilobytes.format(Math.ceil(size / 1000)),
					day.format(new Date(createdAt)),
				],
			}))}
		/>
	);
}
