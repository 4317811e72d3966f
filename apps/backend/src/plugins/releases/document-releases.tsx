'use client';
import { Button, toast, useConfig, useDocumentInfo } from '@payloadcms/ui';
import { useId, useState } from 'react';
import { z } from 'zod';
import { useWholeDocument } from '../../access/use-person.ts';
import { messageOf } from '../../admin/endpoints/call-endpoint.ts';
import { useCall, useEndpoint } from '../../admin/endpoints/use-endpoint.ts';
import {
	adminUrl,
	documentInForm,
	documentKey,
	parseDocument,
} from '../../documents/document-ref.ts';
import { useTranslator } from '../../platform/i18n/use-translator.ts';
import { usePublishing } from '../../publication/use-publishing.ts';
import { PlanLine } from './plan-line.tsx';
import './release.css';
import { releaseWords } from './release-words.ts';

const shape = z.object({
	releases: z.array(z.object({ id: z.number(), title: z.string(), isMember: z.boolean() })),
	plans: z.array(
		z.object({
			id: z.number(),
			action: z.enum(['publish', 'unpublish']),
			place: z.string(),
			title: z.string(),
			languages: z.array(z.string()),
			at: z.string(),
			failure: z.string().nullable(),
		}),
	),
});
const createResponse = z.object({ doc: z.object({ id: z.number() }) });

/** Beside a form: the plans and releases of the document, and a field to add it to another release or a new one. */
export function DocumentReleases() {
	const { id, collectionSlug, globalSlug, lastUpdateTime } = useDocumentInfo();
	const { refresh } = usePublishing();
	const { config } = useConfig();
	const t = useTranslator();
	const field = useId();
	const [selected, setSelected] = useState('');
	const [title, setTitle] = useState('');
	const [isBusy, setBusy] = useState(false);
	const { admin } = config.routes;
	const call = useCall();
	const isWhole = useWholeDocument();
	const document = documentInForm({ collectionSlug, globalSlug, id });
	const target = isWhole && document ? documentKey(document) : null;
	const { response, problem, read } = useEndpoint(
		shape,
		target && `/releases/of?target=${target}`,
		lastUpdateTime,
	);
	const releases = response?.releases;
	if (target === null || (!releases && !problem)) return null;
	const add = async () => {
		setBusy(true);
		try {
			let release = selected;
			if (selected === 'new') {
				release = String((await call(createResponse, '/releases', { body: { title } })).doc.id);
				// The new release exists even if adding the document fails.
				await read();
				setSelected(release);
				setTitle('');
			}
			await call(z.unknown(), `/releases/${release}/add`, { body: { target } });
			toast.success(t(releaseWords.added));
			setSelected('');
			await read();
		} catch (cause) {
			toast.error(messageOf(cause));
		} finally {
			setBusy(false);
		}
	};
	if (!releases) return <p role="alert">{t(releaseWords.loadError)}</p>;
	const memberships = releases.filter(({ isMember }) => isMember);
	const others = releases.filter(({ isMember }) => !isMember);
	const isReady = selected === 'new' ? title.trim() !== '' : selected !== '';
	return (
		<section aria-labelledby="in-releases" className="own-panel release-choice">
			<h3 id="in-releases">{t(releaseWords.panelTitle)}</h3>
			{response && response.plans.length > 0 ? (
				<ul className="release-plans">
					{response.plans.map((plan) => {
						const release = plan.place === target ? null : parseDocument(plan.place);
						return (
							<PlanLine
								href={release ? adminUrl(admin, release) : undefined}
								key={plan.id}
								onDone={async () => {
									await read();
									await refresh();
								}}
								plan={plan}
							/>
						);
					})}
				</ul>
			) : null}
			{memberships.map((release) => (
				<p key={release.id}>
					{t(releaseWords.partOf)}{' '}
					<a href={adminUrl(admin, { kind: 'collection', slug: 'releases', id: release.id })}>
						{release.title}
					</a>
				</p>
			))}
			<label htmlFor={field}>{t(releaseWords.add)}</label>
			<select
				className="own-input"
				disabled={isBusy}
				id={field}
				onChange={(event) => setSelected(event.target.value)}
				value={selected}
			>
				<option value="">{t(releaseWords.choose)}</option>
				{others.map((release) => (
					<option key={release.id} value={release.id}>
						{release.title}
					</option>
				))}
				<option value="new">{t(releaseWords.newRelease)}</option>
			</select>
			{selected === 'new' ? (
				<input
					aria-label={t(releaseWords.newTitle)}
					className="own-input"
					disabled={isBusy}
					maxLength={200}
					onChange={(event) => setTitle(event.target.value)}
					placeholder={t(releaseWords.newTitle)}
					value={title}
				/>
			) : null}
			{selected === '' ? null : (
				<Button disabled={isBusy || !isReady} margin={false} onClick={add} size="small">
					{t(releaseWords.confirm)}
				</Button>
			)}
		</section>
	);
}
