'use client';
import { Button, Drawer, toast, useEditDepth, useModal, useTranslation } from '@payloadcms/ui';
import { useId, useState } from 'react';
import { z } from 'zod';
import { messageOf } from '../../admin/endpoints/call-endpoint.ts';
import { useCall, useEndpoint } from '../../admin/endpoints/use-endpoint.ts';
import { FormattedTime } from '../../admin/formatted-time.tsx';
import { useSiteLocales } from '../../admin/use-site-locales.ts';
import { isAddressed } from '../../content/documents/entities.ts';
import { parseDocument } from '../../documents/document-ref.ts';
import { formatTime } from '../../platform/i18n/dates.ts';
import { languageList, languageName } from '../../platform/i18n/language-name.ts';
import { useTranslator } from '../../platform/i18n/use-translator.ts';
import { limits } from '../../publication/limits.ts';
import { useOpenLanguage } from '../../publication/use-publishing.ts';
import {
	LeadsChoice,
	leadsParameter,
	UsedInList,
	undecided,
	usageWords,
	useUsage,
} from '../references/api.client.ts';
import { fromLocalInput, nextMorning, toLocalInput } from './local-input.ts';
import { MemberDetails } from './member-details.tsx';
import './release.css';
import { releaseWords } from './release-words.ts';
import { contentShape } from './use-release.ts';

/** The references to a document that will be unpublished. */
function UnpublishReferences({ slug, id }: { slug: string; id: number }) {
	const t = useTranslator();
	const { usage } = useUsage(slug, id);
	return (
		<section aria-labelledby="release-uses">
			<h3 id="release-uses">{t(usageWords.title)}</h3>
			<UsedInList usage={usage} />
		</section>
	);
}

interface Props {
	/** The document to plan, or a release. */
	subject: { target: string } | { release: number };
	/** The languages of the release; all if there are none. */
	languages?: readonly string[];
	/** The planned time, ISO 8601; undefined to suggest one, null to publish now. */
	at?: string | null;
	/** Called after a change. */
	onDone: () => unknown;
}

/**
 * Plans a document, or publishes a release now or at a time. Names the documents and their changed fields, and what to consider. A release
 * that was published now can be undone.
 */
function ReleaseForm({ subject, languages = [], at, onDone }: Props) {
	const { i18n } = useTranslation();
	const t = useTranslator();
	const call = useCall();
	const id = useId();
	const siteLocales = useSiteLocales();
	const openLanguage = useOpenLanguage();
	const [action, setAction] = useState<'publish' | 'unpublish'>('publish');
	const [time, setTime] = useState(() =>
		at ? toLocalInput(new Date(at)) : nextMorning(new Date()),
	);
	const [locale, setLocale] = useState<string>(openLanguage);
	const [leadsInput, setLeadsInput] = useState(undecided);
	const [problem, setProblem] = useState('');
	const [isBusy, setBusy] = useState(false);
	const target = 'target' in subject ? subject.target : null;
	const path = 'target' in subject ? `draft?target=${target}&` : `${subject.release}/members?`;
	const { response } = useEndpoint(contentShape, `/releases/${path}locale=${openLanguage}`);
	const document = target === null ? null : parseDocument(target);
	const needsLeads = action === 'unpublish' && isAddressed(document?.slug ?? '');
	const leads = needsLeads ? leadsParameter(leadsInput) : null;
	const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
	const members = (response?.members ?? []).filter(({ state }) => target || state !== 'done');
	const names = languageList(
		languages.length > 0 ? languages : siteLocales.map(({ code }) => code),
		i18n.language,
	);
	const undo = async (release: number, publication: string) => {
		try {
			await call(z.unknown(), `/releases/${release}/undo`, { body: { publication } });
			toast.success(t(releaseWords.undone));
		} catch (cause) {
			toast.error(messageOf(cause));
		}
		await onDone();
	};
	const publish = async (release: number) => {
		const { publication } = await call(
			z.object({ publication: z.string() }),
			`/releases/${release}/publish`,
			{ body: { version: response?.version } },
		);
		toast.success(t(releaseWords.published), {
			duration: limits.undoMs,
			action: { label: t(releaseWords.undo), onClick: () => void undo(release, publication) },
		});
	};
	const save = async () => {
		const iso = fromLocalInput(time);
		if (at !== null && iso === null) return setProblem(t(releaseWords.timeRequired));
		setBusy(true);
		setProblem('');
		try {
			if ('target' in subject) {
				const body = {
					target,
					action,
					languages: locale ? [locale] : [],
					leads,
					at: iso,
					timeZone,
				};
				await call(z.unknown(), '/releases/plan', { body });
			} else if (at === null) await publish(subject.release);
			else {
				const body = { at: iso, timeZone, version: response?.version };
				await call(z.unknown(), `/releases/${subject.release}/schedule`, { body });
			}
			if (at !== null && iso !== null)
				toast.success(`${t(releaseWords.saved)} ${formatTime(iso, i18n.language)}.`);
			await onDone();
		} catch (cause) {
			setProblem(messageOf(cause));
			setBusy(false);
		}
	};
	const differentDay = members.some(
		({ date }) => date && new Date(date).toDateString() !== new Date(time).toDateString(),
	);
	return (
		<div className="release-form">
			{target ? (
				<fieldset>
					<legend>{t(releaseWords.action)}</legend>
					{(['publish', 'unpublish'] as const).map((value) => (
						<label key={value}>
							<input
								checked={action === value}
								name={`${id}-action`}
								onChange={() => setAction(value)}
								type="radio"
							/>
							{t(releaseWords.actions[value])}
						</label>
					))}
				</fieldset>
			) : null}
			{at === null ? (
				<p>{t(releaseWords.confirmText, { languages: names })}</p>
			) : (
				<div>
					<label htmlFor={`${id}-time`}>{t(releaseWords.time)}</label>
					<input
						aria-describedby={`${id}-zone`}
						className="own-input"
						id={`${id}-time`}
						min={toLocalInput(new Date())}
						onChange={(event) => setTime(event.target.value)}
						type="datetime-local"
						value={time}
					/>
					<FormattedTime value={time} />
					<p className="own-quiet" id={`${id}-zone`}>
						{t(releaseWords.timeZone)} {timeZone}
					</p>
				</div>
			)}
			{target && siteLocales.length > 1 ? (
				<div>
					<label htmlFor={`${id}-language`}>{t(releaseWords.language)}</label>
					<select
						className="own-input"
						id={`${id}-language`}
						onChange={(event) => setLocale(event.target.value)}
						value={locale}
					>
						<option value="">{t(releaseWords.allLanguages)}</option>
						{siteLocales.map(({ code }) => (
							<option key={code} value={code}>
								{languageName(code, i18n.language)}
							</option>
						))}
					</select>
				</div>
			) : null}
			{action === 'publish' ? (
				<section aria-labelledby={`${id}-changes`}>
					<h3 id={`${id}-changes`}>{t(releaseWords.changes)}</h3>
					<ul className="release-members">
						{members.map((member) => (
							<li className="release-member" key={member.target}>
								{target ? null : <strong>{member.title}</strong>}
								<MemberDetails language={target ? locale : ''} member={member} />
								{member.changes.length > 0 ? null : (
									<p>
										{member.action === 'unpublish'
											? t(releaseWords.actions.unpublish)
											: t(releaseWords.noChanges)}
									</p>
								)}
							</li>
						))}
					</ul>
					{at === null ? null : <p className="own-quiet">{t(releaseWords.laterChanges)}</p>}
					{at !== null && differentDay ? (
						<p className="release-warnings">{t(releaseWords.differentDay)}</p>
					) : null}
				</section>
			) : null}
			{action === 'unpublish' && document?.kind === 'collection' ? (
				<UnpublishReferences {...document} />
			) : null}
			{needsLeads ? <LeadsChoice onChange={setLeadsInput} state={leadsInput} /> : null}
			<Button disabled={isBusy || (needsLeads && leads === null)} margin={false} onClick={save}>
				{at === null
					? t(releaseWords.publishIn, { languages: names })
					: t(releaseWords.scheduleAction)}
			</Button>
			{problem ? (
				<div className="release-refusal" role="alert">
					{problem.split('\n').map((line) => (
						<p key={line}>{line}</p>
					))}
				</div>
			) : null}
		</div>
	);
}

interface ButtonProps extends Props {
	label: string;
	title: string;
	isPrimary?: boolean;
	className?: string;
	size?: 'small' | 'medium';
}

/** A button that opens the form in a drawer. */
export function ReleaseButton({ label, title, isPrimary, className, size, ...form }: ButtonProps) {
	const { openModal, closeModal, isModalOpen } = useModal();
	const slug = `release-${useId()}-${useEditDepth()}`;
	return (
		<>
			<Button
				buttonStyle={isPrimary ? 'primary' : 'secondary'}
				margin={false}
				onClick={() => openModal(slug)}
				{...(size ? { size } : {})}
				{...(className ? { className } : {})}
			>
				{label}
			</Button>
			<Drawer slug={slug} title={title}>
				{isModalOpen(slug) ? (
					<ReleaseForm
						{...form}
						onDone={() => {
							closeModal(slug);
							return form.onDone();
						}}
					/>
				) : null}
			</Drawer>
		</>
	);
}
