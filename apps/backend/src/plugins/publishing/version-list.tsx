import './version-list.css';
import { Gutter, SetDocumentStepNav } from '@payloadcms/ui';
import type { DocumentViewServerProps } from 'payload';
import { LocalTime } from '../../admin/local-time.tsx';
import { OwnTable } from '../../admin/own-table.tsx';
import { adminUrl, documentInForm } from '../../documents/document-ref.ts';
import { languageName, translator, words } from '../../platform/i18n/words.ts';
import { type ListedVersion, readVersions } from './read-versions.ts';

const texts = {
	when: words('Saved', 'Gemt', 'Gespeichert'),
	who: words('By', 'Af', 'Von'),
	changes: words('Changes', 'Ændringer', 'Änderungen'),
	state: words('State', 'Tilstand', 'Zustand'),
	shared: words('All languages', 'Alle sprog', 'Alle Sprachen'),
	program: words('the program', 'programmet', 'das Programm'),
	firstVersion: words('First version', 'Første version', 'Erste Version'),
	firstPublication: words('First publication', 'Første udgivelse', 'Erste Veröffentlichung'),
	unchanged: words('No changes', 'Ingen ændringer', 'Keine Änderungen'),
	none: words(
		'There are no versions yet.',
		'Der er ingen versioner endnu.',
		'Es gibt noch keine Versionen.',
	),
};

const withoutChanges = (state: ListedVersion['state'], isFirst: boolean) => {
	if (!isFirst) return texts.unchanged;
	const isDraft = state === 'draft' || state === 'currentDraft';
	return isDraft ? texts.firstVersion : texts.firstPublication;
};

/** The list of a document's versions: date, author, changes and state of each. Payload's own list shows IDs instead of people's names. */
export async function VersionList({
	hasPublishedDoc,
	initPageResult,
	routeSegments,
}: DocumentViewServerProps) {
	const { collectionConfig, docID, globalConfig, req } = initPageResult;
	const { config } = req.payload;
	const collection = collectionConfig?.slug;
	const global = globalConfig?.slug;
	const versions = await readVersions(req, {
		collection,
		global,
		id: docID,
		hasPublished: hasPublishedDoc,
	});
	const isTrashed = routeSegments?.[2] === 'trash';
	const ref = documentInForm({ collectionSlug: collection, globalSlug: global, id: docID });
	const document = isTrashed ? `${collection}/trash/${docID}` : ref;
	const form = document && adminUrl(`${config.serverURL}${config.routes.admin}`, document);
	const plural = collectionConfig?.labels.plural;
	const t = translator(req);
	const languageIn = (code: string) => languageName(code, req.i18n.language);
	return (
		<>
			<SetDocumentStepNav
				{...(collection ? { collectionSlug: collection } : {})}
				{...(global ? { globalSlug: global } : {})}
				{...(docID === undefined ? {} : { id: docID })}
				isTrashed={isTrashed}
				pluralLabel={
					typeof plural === 'function'
						? plural({ i18n: req.i18n, t: req.t })
						: (plural ?? globalConfig?.label ?? '')
				}
				useAsTitle={collectionConfig?.admin.useAsTitle ?? global ?? ''}
				view={req.t('version:versions')}
			/>
			<main className="version-list">
				<Gutter>
					{versions.length === 0 ? <p>{t(texts.none)}</p> : null}
					{versions.length > 0 ? (
						<OwnTable
							columns={[texts.when, texts.who, texts.changes, texts.state].map(t)}
							rows={versions.map(({ id, at, by, changes, isAutosave, publishedIn, state }) => ({
								key: id,
								cells: [
									<a href={`${form}/versions/${id}`} key="when">
										<LocalTime iso={at} language={req.i18n.language} />
									</a>,
									by ?? <span className="version-quiet">{t(texts.program)}</span>,
									changes?.length ? (
										<ul className="version-changes" key="changes">
											{changes.map(({ language, fields }) => (
												<li key={language ?? 'shared'}>
													{language ? languageIn(language) : t(texts.shared)}: {fields.join(', ')}
												</li>
											))}
										</ul>
									) : (
										<span className="version-quiet" key="changes">
											{t(withoutChanges(state, changes === null))}
										</span>
									),
									<span key="state">
										<span className={`version-state version-state--${state}`}>
											{req.t(`version:${state}`)}
										</span>
										{publishedIn ? ` · ${languageIn(publishedIn)}` : null}
										{isAutosave ? (
											<span className="version-quiet"> · {req.t('version:autosave')}</span>
										) : null}
									</span>,
								],
							}))}
						/>
					) : null}
				</Gutter>
			</main>
		</>
	);
}
