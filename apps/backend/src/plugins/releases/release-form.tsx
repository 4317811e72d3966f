'use client';
import { Button, Drawer, toast, useEditDepth, useModal, useTranslation } from '@payloadcms/ui';
import { isAddressed } from '@website/contracts/entities';
import type { LocaleCode } from '@website/contracts/locales';
import { useId, useState } from 'react';
import { z } from 'zod';
import { useCall, useEndpoint } from '../../admin/endpoints/use-endpoint.ts';
import { FormattedTime } from '../../admin/formatted-time.tsx';
import { parseDocument } from '../../documents/document-ref.ts';
import { formatTime } from '../../platform/i18n/dates.ts';
import { useTranslator } from '../../platform/i18n/use-translator.ts';
import { type Action, ChangeForm } from '../../publication/change-form.tsx';
import { Problems } from '../../publication/problems.tsx';
import { usePreviews } from '../../publication/use-previews.ts';
import { useOpenLanguage } from '../../publication/use-publishing.ts';
import { useUndoNotice } from '../../publication/use-undo-notice.ts';
import { LeadsChoice, leadsParameter, UsesOfMany, undecided } from '../references/api.client.ts';
import { fromLocalInput, nextMorning, toLocalInput } from './local-input.ts';
import './release.css';
import { releaseWords } from './release-words.ts';
import { contentShape } from './use-release.ts';

interface Props {
	/** The document to plan, or a release. */
	subject: { target: string } | { release: number };
	/** The languages of the release. */
	languages?: readonly string[];
	/** The planned time, ISO 8601; undefined to suggest one, null to publish now. */
	at?: string | null;
	/** Called after a change. */
	onDone: () => unknown;
}

/** Plans a document, or publishes a release now or at a time. A release that was published now can be undone. */
function ReleaseForm({
	subject,
	languages,
	at,
	onDone,
	onCancel,
}: Props & { onCancel: () => void }) {
	const { i18n } = useTranslation();
	const t = useTranslator();
	const call = useCall();
	const id = useId();
	const openLanguage = useOpenLanguage();
	const notify = useUndoNotice();
	const [plannedAction, setAction] = useState<Action>('publish');
	const [time, setTime] = useState(() =>
		at ? toLocalInput(new Date(at)) : nextMorning(new Date()),
	);
	const [leadsInput, setLeadsInput] = useState(undecided);
	const target = 'target' in subject ? subject.target : null;
	const path = 'release' in subject ? `/releases/${subject.release}` : null;
	const planned = usePreviews(target ?? '');
	const { response, problem, read } = useEndpoint(
		contentShape,
		path && `${path}/members?locale=${openLanguage}`,
	);
	const members = (response?.members ?? []).filter(({ state }) => state !== 'done');
	const documents = path ? members.flatMap(({ preview }) => preview ?? []) : planned.documents;
	const action = path ? (members[0]?.action ?? 'publish') : plannedAction;
	const document = target === null ? null : parseDocument(target);
	const isUnpublishing = action === 'unpublish' && document?.kind === 'collection';
	const needsLeads = isUnpublishing && isAddressed(document.slug);
	const leads = needsLeads ? leadsParameter(leadsInput) : null;
	const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
	const iso = fromLocalInput(time);
	const publish = async (release: string, body: object) => {
		const shape = z.object({ publication: z.string() });
		const { publication } = await call(shape, `${release}/publish`, { body });
		notify(t(releaseWords.published), async () => {
			await call(z.unknown(), `${release}/undo`, { body: { publication } });
			await onDone();
		});
	};
	const save = async (_changes: unknown, chosen: readonly LocaleCode[]) => {
		const shared = { languages: chosen, version: response?.version };
		if (path && at === null) await publish(path, shared);
		else {
			const body = path ? shared : { target, action, languages: chosen, leads };
			const endpoint = path ? `${path}/schedule` : '/releases/plan';
			await call(z.unknown(), endpoint, { body: { ...body, at: iso, timeZone } });
			toast.success(`${t(releaseWords.saved)} ${formatTime(iso ?? '', i18n.language)}.`);
		}
		await onDone();
	};
	/** Reads again; a release takes the draft with the address, unless the draft has later changes or the release is planned. */
	const addAddress = async (key: string) => {
		if (path) await call(z.unknown(), `${path}/add`, { body: { target: key } });
		await (path ? read() : planned.read());
	};
	const canTakeAddress =
		path === null || (at === null && members.every(({ state }) => state === 'ready'));
	const differentDay = documents?.some(
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
				<p>{t(releaseWords.confirmText)}</p>
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
			<Problems text={problem ?? planned.problem} />
			{path && documents?.length === 1 ? <strong>{documents[0]?.title}</strong> : null}
			{documents ? (
				<ChangeForm
					action={action}
					documents={documents}
					isAllOrNone
					isBlocked={(at !== null && iso === null) || (needsLeads && leads === null)}
					key={action}
					{...(at === null ? {} : { label: t(releaseWords.scheduleAction) })}
					onAddress={canTakeAddress ? addAddress : undefined}
					onCancel={onCancel}
					onConfirm={save}
					preselected={languages ?? [openLanguage]}
				>
					{at === null || action === 'unpublish' ? null : (
						<p className="own-quiet">{t(releaseWords.laterChanges)}</p>
					)}
					{at !== null && differentDay ? (
						<p className="publishing-warnings">{t(releaseWords.differentDay)}</p>
					) : null}
					{isUnpublishing ? <UsesOfMany collection={document.slug} ids={[document.id]} /> : null}
					{needsLeads ? <LeadsChoice onChange={setLeadsInput} state={leadsInput} /> : null}
				</ChangeForm>
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
						onCancel={() => closeModal(slug)}
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
