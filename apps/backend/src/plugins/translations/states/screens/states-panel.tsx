'use client';
import './languages.css';
import { useConfig, useDocumentInfo, useLocale, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { hasRightForAll, isEntity, translatesInto } from '../../../../access/person.ts';
import { usePerson } from '../../../../access/use-person.ts';
import { useCall, useEndpoint } from '../../../../admin/endpoints/use-endpoint.ts';
import { useTabMark } from '../../../../admin/sidebar/tab-marks.ts';
import { useSiteLocales } from '../../../../admin/use-site-locales.ts';
import { adminUrl, documentInForm } from '../../../../documents/document-ref.ts';
import { languageName, translatorIn, type Words, words } from '../../../../platform/i18n/words.ts';
import { useUnpublishing } from '../../../../publication/use-unpublishing.ts';
import { type Change, documentStates, statesSlug } from '../document-states.ts';
import { StateMarks } from './marks.tsx';

/** The texts of the language panel beside a form. */
const panelWords = {
	title: words('Languages', 'Sprog', 'Sprachen'),
	failed: words(
		'The states of the languages could not be read. Reload the page.',
		'Sprogenes tilstand kunne ikke læses. Genindlæs siden.',
		'Der Stand der Sprachen konnte nicht gelesen werden. Laden Sie die Seite neu.',
	),
	outdated: words('Outdated: {count}', 'Forældet: {count}', 'Veraltet: {count}'),
	isSource: words('Translated from this', 'Der oversættes herfra', 'Ausgangssprache'),
	confirm: words('Mark as up to date', 'Markér som ajour', 'Als aktuell markieren'),
	makeSource: words(
		'Translate from this language',
		'Oversæt fra dette sprog',
		'Aus dieser Sprache übersetzen',
	),
	sideBySide: words('Translate side by side', 'Oversæt side om side', 'Nebeneinander übersetzen'),
	unpublish: words('Unpublish …', 'Træk tilbage …', 'Veröffentlichung aufheben …'),
	changed: words(
		'What changed in the source',
		'Hvad der er ændret i kilden',
		'Was sich im Ausgangstext geändert hat',
	),
};

/** The panel beside a form: the state of the document in each locale, the changes of the source, and the available actions. */
export function StatesPanel() {
	const { id, collectionSlug, globalSlug, lastUpdateTime, hasSavePermission } = useDocumentInfo();
	const unpublishing = useUnpublishing();
	const person = usePerson();
	const { config } = useConfig();
	const { i18n } = useTranslation();
	const { code: current } = useLocale();
	const call = useCall();
	const [isBusy, setBusy] = useState(false);
	const isOneLanguage = useSiteLocales().length < 2;
	const t = translatorIn(i18n.language);
	const entity = collectionSlug ?? globalSlug ?? '';
	const isNew = Boolean(collectionSlug) && id === undefined;
	const query = new URLSearchParams({ entity, ...(id === undefined ? {} : { id: `${id}` }) });
	// Every save, including autosave, may change the states.
	const states = useEndpoint(
		documentStates,
		isNew ? null : `/${statesSlug}/of?${query}`,
		lastUpdateTime,
	);
	const [hasFailed, setFailed] = useState(false);
	const outdatedCount = states.response?.states.filter((state) => state.outdated).length ?? 0;
	useTabMark(outdatedCount, t(panelWords.outdated, { count: outdatedCount }));
	if (isNew || isOneLanguage) return null;
	const { response, problem } = states;
	const act = async (path: string, language: string) => {
		setBusy(true);
		const body = { entity, ...(id === undefined ? {} : { id }), language };
		try {
			states.setResponse(await call(documentStates, `/${statesSlug}${path}`, { body }));
			setFailed(false);
		} catch (cause) {
			console.error(cause);
			setFailed(true);
		} finally {
			setBusy(false);
		}
	};
	// In other locales than the form's, users need the right to all locales or the translator
	// role for that locale.
	const isWhole = isEntity(entity) && hasRightForAll(person, entity, 'update');
	const canWriteIn = (language: string) =>
		hasSavePermission === true &&
		(isWhole || language === current || translatesInto(person, language));
	const source = response?.states.find(({ isSource }) => isSource)?.language;
	const ref = documentInForm({ collectionSlug, globalSlug, id });
	const form = ref ? adminUrl(`${config.serverURL}${config.routes.admin}`, ref) : '';
	return (
		<section aria-label={t(panelWords.title)} className="language-panel">
			<h3>{t(panelWords.title)}</h3>
			{problem || hasFailed ? <p role="alert">{t(panelWords.failed)}</p> : null}
			<ul className="language-list">
				{response?.states.map((state) => {
					const name = languageName(state.language, i18n.language);
					const canWrite = canWriteIn(state.language);
					const isOpen = state.language === current;
					const isTranslation = !state.isSource && state.state !== 'missing';
					const actions: [isOffered: boolean, label: Words, onClick: () => void][] = [
						[
							canWrite && (state.outdated || state.machine),
							panelWords.confirm,
							() => void act('/confirm', state.language),
						],
						[
							isWhole && isOpen && isTranslation,
							panelWords.makeSource,
							() => void act('/source', state.language),
						],
						[
							isOpen && state.published && unpublishing !== null,
							panelWords.unpublish,
							() => unpublishing?.open(),
						],
					];
					return (
						<li key={state.language}>
							<div className="language-row">
								{isOpen ? (
									<strong aria-current="true">{name}</strong>
								) : (
									<a href={`?locale=${state.language}`}>{name}</a>
								)}
								<StateMarks t={t} states={[state]} />
							</div>
							<div className="language-actions">
								{state.isSource ? <span>{t(panelWords.isSource)}</span> : null}
								{actions.map(([isOffered, label, onClick]) =>
									isOffered ? (
										<button
											className="language-action"
											disabled={isBusy}
											key={label.en}
											onClick={onClick}
											type="button"
										>
											{t(label)}
										</button>
									) : null,
								)}
							</div>
							{canWrite && source && !state.isSource ? (
								<a className="language-action" href={`${form}/translate?locale=${state.language}`}>
									{t(panelWords.sideBySide)}
								</a>
							) : null}
							<SourceChanges changes={state.changes} t={t} />
						</li>
					);
				})}
			</ul>
		</section>
	);
}

interface SourceChangesProps {
	changes: readonly Change[];
	t: (text: Words) => string;
}

/** The changes of the source since the translation: removed passages as `del`, added ones as `ins`. */
function SourceChanges({ changes, t }: SourceChangesProps) {
	if (changes.length === 0) return null;
	return (
		<details>
			<summary>
				{t(panelWords.changed)} ({changes.length})
			</summary>
			<ul className="language-changes">
				{changes.map((change, at) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: passages may be equal, and only their order identifies them.
					<li key={at}>
						{'before' in change ? <del>{change.before}</del> : null}
						{'after' in change ? <ins>{change.after}</ins> : null}
					</li>
				))}
			</ul>
		</details>
	);
}
