'use client';
import {
	useConfig,
	useListQuery,
	useLocale,
	usePreferences,
	useSelection,
	useTranslation,
} from '@payloadcms/ui';
import { usePathname } from 'next/navigation.js';
import { useEffect, useState } from 'react';
import { adminUrl } from '../../../documents/document-ref.ts';
import { translatorIn } from '../../../platform/i18n/translator-in.ts';
import { DroppedFiles } from './dropped-files.tsx';
import { MediaCard } from './media-card.tsx';
import { mediaFile } from './media-file.ts';
import { mediaWords } from './media-words.ts';
import './media-grid.css';

const views = ['grid', 'list'] as const;
type View = (typeof views)[number];
const preference = 'media-view';

/** The view of the list, stored in the account's preferences; the grid by default. */
function useView(): [View, (view: View) => void] {
	const { getPreference, setPreference } = usePreferences();
	const [view, setView] = useState<View>('grid');
	useEffect(() => {
		void getPreference<View>(preference).then((preferredView) => {
			if (preferredView === 'list') setView(preferredView);
		});
	}, [getPreference]);
	const choose = (newView: View) => {
		setView(newView);
		void setPreference(preference, newView);
	};
	return [view, choose];
}

/**
 * Shown above the list of files: its files as cards, a switch between grid and list, and a drop area. Not shown in the dialog that chooses
 * files for a document.
 */
export function MediaGrid() {
	const { config } = useConfig();
	const pathname = usePathname();
	return pathname === adminUrl(config.routes.admin, 'media') ? <Grid /> : null;
}

function Grid() {
	const { config } = useConfig();
	const { data } = useListQuery();
	const { code } = useLocale();
	const { i18n } = useTranslation();
	const { selectAll, selected, setSelection, toggleAll } = useSelection();
	const [view, choose] = useView();
	const t = translatorIn(i18n.language);
	const files = (data?.docs ?? []).flatMap((file) => mediaFile.safeParse(file).data ?? []);
	const areAllSelected = files.length > 0 && files.every(({ id }) => selected.get(id));
	return (
		<div className={`media-view media-view--${view}`}>
			<DroppedFiles />
			<div className="media-view__bar">
				{view === 'grid' && files.length > 0 ? (
					<label>
						<input
							checked={areAllSelected || `${selectAll}` === 'allAvailable'}
							onChange={() => toggleAll()}
							type="checkbox"
						/>{' '}
						{t(mediaWords.selectAll)}
					</label>
				) : null}
				<fieldset className="media-view__switch">
					<legend className="sr-only">{t(mediaWords.view)}</legend>
					{views.map((each) => (
						<label key={each}>
							<input
								checked={view === each}
								name="media-view"
								onChange={() => choose(each)}
								type="radio"
							/>
							<span>{t(mediaWords[each])}</span>
						</label>
					))}
				</fieldset>
			</div>
			{view === 'grid' ? (
				<ul className="media-grid">
					{files.map((file) => (
						<MediaCard
							file={file}
							href={adminUrl(
								config.routes.admin,
								{ kind: 'collection', slug: 'media', id: file.id },
								code,
							)}
							isSelected={selected.get(file.id) === true}
							key={file.id}
							onSelect={() => setSelection(file.id)}
							t={t}
						/>
					))}
				</ul>
			) : null}
		</div>
	);
}
