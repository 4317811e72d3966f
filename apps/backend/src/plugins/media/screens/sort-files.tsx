'use client';
import { Button, toast, useConfig, useSelection, useTranslation } from '@payloadcms/ui';
import { usePathname } from 'next/navigation.js';
import { useState } from 'react';
import { z } from 'zod';
import { useCall } from '../../../admin/endpoints/use-endpoint.ts';
import { adminUrl } from '../../../documents/document-ref.ts';
import { translatorIn } from '../../../platform/i18n/translator-in.ts';
import './media.css';
import { mediaWords } from './media-words.ts';
import { useCanChangeFile } from './use-can-change-file.ts';
import { type Option, useOptions } from './use-options.ts';

const unfiled = 'none';

const toOptionElements = (options: readonly Option[] | null) =>
	(options ?? []).map(({ id, name }) => (
		<option key={id} value={id}>
			{name}
		</option>
	));

/** Shown above the list of files if some are selected: moves them to a folder or tags them. */
export function SortFiles() {
	const { selectAll, selectedIDs } = useSelection();
	const { config } = useConfig();
	const pathname = usePathname();
	const canChange = useCanChangeFile();
	// Not in the dialog that chooses files for a document.
	const isInList = pathname === adminUrl(config.routes.admin, 'media');
	if (!isInList || !canChange) return null;
	if (selectedIDs.length === 0 || `${selectAll}` === 'allAvailable') return null;
	return <SortSelection ids={selectedIDs.map(Number)} />;
}

function SortSelection({ ids }: { ids: number[] }) {
	const call = useCall();
	const { i18n } = useTranslation();
	const folders = useOptions('media-folders');
	const tags = useOptions('media-tags');
	const [folder, setFolder] = useState('');
	const [tag, setTag] = useState('');
	const [isBusy, setBusy] = useState(false);
	const t = translatorIn(i18n.language);
	const sort = async (change: object) => {
		setBusy(true);
		try {
			await call(z.unknown(), '/media/sort', { body: { ids, ...change } });
			// Payload's cells show the previous folder until the list is remounted.
			window.location.reload();
		} catch (cause) {
			console.error(cause);
			toast.error(t(mediaWords.problem));
			setBusy(false);
		}
	};
	return (
		<fieldset className="media-sort">
			<legend>
				{t(mediaWords.selection)} ({ids.length})
			</legend>
			<label>
				{t(mediaWords.folder)}
				<select
					className="own-input"
					onChange={({ target }) => setFolder(target.value)}
					value={folder}
				>
					<option value="">{t(mediaWords.choose)}</option>
					<option value={unfiled}>{t(mediaWords.noFolder)}</option>
					{toOptionElements(folders)}
				</select>
			</label>
			<Button
				buttonStyle="secondary"
				disabled={isBusy || folder === ''}
				margin={false}
				onClick={() => sort({ folder: folder === unfiled ? null : Number(folder) })}
				size="small"
			>
				{t(mediaWords.move)}
			</Button>
			<label>
				{t(mediaWords.tag)}
				<select className="own-input" onChange={({ target }) => setTag(target.value)} value={tag}>
					<option value="">{t(mediaWords.choose)}</option>
					{toOptionElements(tags)}
				</select>
			</label>
			<Button
				buttonStyle="secondary"
				disabled={isBusy || tag === ''}
				margin={false}
				onClick={() => sort({ tag: Number(tag) })}
				size="small"
			>
				{t(mediaWords.addTag)}
			</Button>
		</fieldset>
	);
}
