'use client';
import { Button, useTranslation } from '@payloadcms/ui';
import { useId, useState } from 'react';
import { FormattedTime } from '../../../admin/formatted-time.tsx';
import { formatTime } from '../../../admin/local-time.tsx';
import { useSiteLocales } from '../../../admin/use-site-locales.ts';
import { isAddressed } from '../../../content/documents/entities.ts';
import { parseDocument } from '../../../documents/document-ref.ts';
import { languageName } from '../../../platform/i18n/language-name.ts';
import { useTranslator } from '../../../platform/i18n/use-translator.ts';
import { useOpenLanguage, usePublishing } from '../../../publication/use-publishing.ts';
import {
	LeadsChoice,
	leadsParameter,
	UsedInList,
	undecided,
	usageWords,
	useUsage,
} from '../../references/api.client.ts';
import { DocumentPlans } from './document-plans.tsx';
import { fromLocalInput, nextMorning, toLocalInput } from './local-input.ts';
import { PlanChanges } from './plan-changes.tsx';
import { useSchedule } from './use-schedule.ts';
import { planWords } from './words.ts';

/** The references to a document that will be unpublished; nothing for a global. */
function UnpublishReferences({ place }: { place: string }) {
	const ref = parseDocument(place);
	const t = useTranslator();
	const { slug, id } = ref?.kind === 'collection' ? ref : {};
	const { usage } = useUsage(slug, id);
	if (!slug) return null;
	return (
		<section aria-labelledby="schedule-uses">
			<h3 id="schedule-uses">{t(usageWords.title)}</h3>
			<UsedInList usage={usage} />
		</section>
	);
}

interface Outcome {
	kind: 'error' | 'warning' | 'success';
	text: string;
	list: readonly string[];
}

/** A form that plans the publication of one document: action, time and language (the open one by default), with its existing plans below. */
export function ScheduleForm({ place }: { place: string }) {
	const { i18n } = useTranslation();
	const t = useTranslator();
	const schedule = useSchedule();
	const id = useId();
	const siteLocales = useSiteLocales();
	const { refresh } = usePublishing();
	const [type, setType] = useState<'publish' | 'unpublish'>('publish');
	const [time, setTime] = useState(() => nextMorning(new Date()));
	const [locale, setLocale] = useState<string>(useOpenLanguage());
	const [leadsInput, setLeadsInput] = useState(undecided);
	const [outcome, setOutcome] = useState<Outcome | null>(null);
	const [isBusy, setBusy] = useState(false);
	const [createdPlans, setCreatedPlans] = useState(0);
	const collection = parseDocument(place)?.slug ?? '';
	const hasAddress = isAddressed(collection);
	const needsLeads = type === 'unpublish' && hasAddress;
	// A release is published as a whole, but its documents are unpublished one by one.
	const isRelease = collection === 'releases';
	const hasLanguageChoice = !isRelease;
	const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
	const leads = needsLeads ? leadsParameter(leadsInput) : null;
	const save = async () => {
		const at = fromLocalInput(time);
		if (at === null) {
			setOutcome({ kind: 'error', text: t(planWords.timeRequired), list: [] });
			return;
		}
		setBusy(true);
		try {
			const body = { place, type, at, locale: hasLanguageChoice && locale ? locale : null, leads };
			const { plan, problems } = await schedule.create({ ...body, timeZone });
			if (plan) {
				const successText = `${t(planWords.saved)} ${formatTime(plan.at, i18n.language)}.`;
				const list = plan.warnings.map(({ message }) => message);
				setOutcome(
					list.length > 0
						? { kind: 'warning', text: t(planWords.warnings), list: [...new Set(list)] }
						: { kind: 'success', text: successText, list: [] },
				);
				setTime(nextMorning(new Date()));
				setCreatedPlans((count) => count + 1);
				if (!isRelease) await refresh();
			} else {
				const list = problems.map(({ message }) => message);
				setOutcome({ kind: 'error', text: t(planWords.errors), list });
			}
		} catch (cause) {
			const text = cause instanceof Error ? cause.message : t(planWords.problem);
			setOutcome({ kind: 'error', text, list: [] });
		} finally {
			setBusy(false);
		}
	};
	return (
		<div className="schedule-form">
			{isRelease ? null : (
				<fieldset>
					<legend>{t(planWords.action)}</legend>
					{(['publish', 'unpublish'] as const).map((value) => (
						<label key={value}>
							<input
								checked={type === value}
								name={`${id}-type`}
								onChange={() => setType(value)}
								type="radio"
							/>
							{t(planWords[value])}
						</label>
					))}
				</fieldset>
			)}
			<div>
				<label htmlFor={`${id}-time`}>{t(planWords.time)}</label>
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
					{t(planWords.timeZone)} {timeZone}
				</p>
			</div>
			{hasLanguageChoice && siteLocales.length > 1 ? (
				<div>
					<label htmlFor={`${id}-language`}>{t(planWords.language)}</label>
					<select
						className="own-input"
						id={`${id}-language`}
						onChange={(event) => setLocale(event.target.value)}
						value={locale}
					>
						<option value="">{t(planWords.allLanguages)}</option>
						{siteLocales.map(({ code }) => (
							<option key={code} value={code}>
								{languageName(code, i18n.language)}
							</option>
						))}
					</select>
				</div>
			) : null}
			{type === 'publish' && !isRelease ? <PlanChanges locale={locale} /> : null}
			{type === 'unpublish' ? <UnpublishReferences place={place} /> : null}
			{needsLeads ? <LeadsChoice onChange={setLeadsInput} state={leadsInput} /> : null}
			<Button disabled={isBusy || (needsLeads && leads === null)} margin={false} onClick={save}>
				{t(planWords.save)}
			</Button>
			{outcome ? (
				<div
					className={`schedule-outcome schedule-outcome--${outcome.kind}`}
					role={outcome.kind === 'error' ? 'alert' : 'status'}
				>
					<p>{outcome.text}</p>
					{outcome.list.length > 0 ? (
						<ul>
							{outcome.list.map((message) => (
								<li key={message}>{message}</li>
							))}
						</ul>
					) : null}
				</div>
			) : null}
			<DocumentPlans
				key={createdPlans}
				onRemoved={() => {
					if (!isRelease) void refresh();
				}}
				place={place}
			/>
		</div>
	);
}
