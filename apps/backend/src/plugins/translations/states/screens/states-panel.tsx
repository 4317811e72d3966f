'use client';
import { useConfig, useDocumentInfo, useLocale, useTranslation } from '@payloadcms/ui';
import { isLocaleCode } from '@website/contracts/locales';
import { useState } from 'react';
import { hasRightForAll, isEntity, translatesInto } from '../../../../access/person.ts';
import { usePerson } from '../../../../access/use-person.ts';
import { ConfirmDialog } from '../../../../admin/dialogs/confirm-dialog.tsx';
import { useCall, useEndpoint } from '../../../../admin/endpoints/use-endpoint.ts';
import { mergeIntoOpenForms } from '../../../../admin/saving/document-changed.ts';
import { useTabMark } from '../../../../admin/sidebar/tab-marks.ts';
import { useSiteLocales } from '../../../../admin/use-site-locales.ts';
import { adminUrl, documentInForm } from '../../../../documents/document-ref.ts';
import { languageList, languageName } from '../../../../platform/i18n/language-name.ts';
import { translatorIn } from '../../../../platform/i18n/translator-in.ts';
import { usePublishing } from '../../../../publication/use-publishing.ts';
import { useUnpublishing } from '../../../../publication/use-unpublishing.ts';
import './languages.css';
import { documentStates } from '../document-states.ts';
import { statesSlug } from '../slug.ts';
import { StateMarks } from './marks.tsx';
import { panelWords } from './panel-words.ts';
import { SourceChanges } from './source-changes.tsx';

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
	const [isCopying, setCopying] = useState(false);
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
	const { refresh } = usePublishing();
	const [hasFailed, setFailed] = useState(false);
	const outdatedCount = states.response?.states.filter((state) => state.outdated).length ?? 0;
	useTabMark(outdatedCount, t(panelWords.outdated, { count: outdatedCount }));
	if (isNew || isOneLanguage) return null;
	const { response, problem } = states;
	const act = async (path: string, language: string, fields: object = {}) => {
		setBusy(true);
		const body = { entity, ...(id === undefined ? {} : { id }), language, ...fields };
		try {
			states.setResponse(await call(documentStates, `/${statesSlug}${path}`, { body }));
			setFailed(false);
			return true;
		} catch (cause) {
			console.error(cause);
			setFailed(true);
			return false;
		} finally {
			setBusy(false);
		}
	};
	// Copying requires the same right as saving. In other locales than the form's, users need the right to all locales or the translator
	// role for that locale.
	const isWhole = isEntity(entity) && hasRightForAll(person, entity, 'update');
	const canWriteIn = (language: string) =>
		hasSavePermission === true &&
		(isWhole || language === current || translatesInto(person, language));
	const source = response?.states.find(({ isSource }) => isSource)?.language;
	const copyFrom = (from: string) =>
		t(panelWords.copy, { language: languageList([from], i18n.language) });
	const copy = async (from: string, language: string) => {
		if (!(await act('/copy', language, { from }))) return;
		await mergeIntoOpenForms(document);
		await refresh();
	};
	const document = id === undefined ? entity : `${entity}/${id}`;
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
					const canConfirm = canWrite && (state.outdated || state.machine);
					return (
						<li key={state.language}>
							<div className="language-row">
								{state.language === current ? (
									<strong aria-current="true">{name}</strong>
								) : (
									<a href={`?locale=${state.language}`}>{name}</a>
								)}
								<StateMarks t={t} states={[state]} />
							</div>
							<div className="language-actions">
								{state.isSource ? <span>{t(panelWords.isSource)}</span> : null}
								{canConfirm ? (
									<button
										className="language-action"
										disabled={isBusy}
										onClick={() => act('/confirm', state.language)}
										type="button"
									>
										{t(panelWords.confirm)}
									</button>
								) : null}
								{isWhole &&
								!state.isSource &&
								state.state !== 'missing' &&
								state.language === current ? (
									<button
										className="language-action"
										disabled={isBusy}
										onClick={() => act('/source', state.language)}
										type="button"
									>
										{t(panelWords.makeSource)}
									</button>
								) : null}
								{canWrite && source && !state.isSource && state.language === current ? (
									<button
										className="language-action"
										disabled={isBusy}
										onClick={() => setCopying(true)}
										type="button"
									>
										{copyFrom(source)}
									</button>
								) : null}
								{unpublishing && state.published && state.language === current ? (
									<button
										className="language-action"
										disabled={isBusy}
										onClick={unpublishing.open}
										type="button"
									>
										{t(panelWords.unpublish)}
									</button>
								) : null}
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
			{isCopying && source && isLocaleCode(current) ? (
				<ConfirmDialog
					confirm={copyFrom(source)}
					onClose={() => setCopying(false)}
					onConfirm={() => copy(source, current)}
					text={t(panelWords.sureToCopy)}
					title={copyFrom(source)}
				/>
			) : null}
		</section>
	);
}
