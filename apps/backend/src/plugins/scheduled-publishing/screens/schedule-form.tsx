'use client';
import { Button, useTranslation } from '@payloadcms/ui';
import { useId, useState } from 'react';
import { isAddressed } from '../../../content/entities.ts';
import { useOpenLanguage } from '../../../documents/publication/screens/use-publishing.ts';
import {
	DestinationChoice,
	destinationParameter,
	undecided,
} from '../../../documents/references/screens/destination-choice.tsx';
import { useTranslator } from '../../../documents/references/screens/use-usage.ts';
import { FormattedTime } from '../../../platform/admin/formatted-time.tsx';
import { formatTime } from '../../../platform/admin/local-time.tsx';
import { useSiteLocales } from '../../../platform/site-options/use-site-locales.ts';
import { asLocalInput, fromLocalInput } from '../calendar/days.ts';
import { PlansOfOne } from './plans-of-one.tsx';
import { TakenOfflineUses } from './taken-offline-uses.tsx';
import { useSchedule } from './use-schedule.ts';
import { planWords } from './words.ts';

interface Outcome {
	kind: 'error' | 'warning' | 'success';
	text: string;
	list: readonly string[];
}

/** Plans a publication of one document: what, when, in which language, the open one unless another is chosen; below it what is planned already. */
export function ScheduleForm({ place }: { place: string }) {
	const { i18n } = useTranslation();
	const t = useTranslator();
	const schedule = useSchedule();
	const id = useId();
	const siteLocales = useSiteLocales();
	const [type, setType] = useState<'publish' | 'unpublish'>('publish');
	const [time, setTime] = useState('');
	const [locale, setLocale] = useState<string>(useOpenLanguage());
	const [destination, setDestination] = useState(undecided);
	const [outcome, setOutcome] = useState<Outcome | null>(null);
	const [isBusy, setBusy] = useState(false);
	const [plansMade, setPlansMade] = useState(0);
	const [collection = ''] = place.split(':');
	const hasAddress = isAddressed(collection);
	const asksAddress = type === 'unpublish' && hasAddress;
	// A release goes online as a whole, and is taken offline document by document.
	const isRelease = collection === 'releases';
	const asksLanguage = !isRelease;
	const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
	const leads = asksAddress ? destinationParameter(destination) : null;
	const save = async () => {
		const at = fromLocalInput(time);
		if (at === null) {
			setOutcome({ kind: 'error', text: t(planWords.noTime), list: [] });
			return;
		}
		setBusy(true);
		try {
			const body = { place, type, at, locale: asksLanguage && locale ? locale : null, leads };
			const { plan, stopped } = await schedule.make({ ...body, timeZone });
			if (plan) {
				const saved = `${t(planWords.saved)} ${formatTime(plan.at, i18n.language)}.`;
				const list = plan.warnings.map(({ message }) => message);
				setOutcome(
					list.length > 0
						? { kind: 'warning', text: t(planWords.warnings), list: [...new Set(list)] }
						: { kind: 'success', text: saved, list: [] },
				);
				setTime('');
				setPlansMade((count) => count + 1);
			} else {
				const list = stopped.map(({ message }) => message);
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
					<legend>{t(planWords.what)}</legend>
					{(['publish', 'unpublish'] as const).map((one) => (
						<label key={one}>
							<input
								checked={type === one}
								name={`${id}-type`}
								onChange={() => setType(one)}
								type="radio"
							/>
							{t(planWords[one])}
						</label>
					))}
				</fieldset>
			)}
			<div>
				<label htmlFor={`${id}-time`}>{t(planWords.when)}</label>
				<input
					aria-describedby={`${id}-zone`}
					className="own-input"
					id={`${id}-time`}
					min={asLocalInput(new Date())}
					onChange={(event) => setTime(event.target.value)}
					type="datetime-local"
					value={time}
				/>
				<FormattedTime value={time} />
				<p className="own-quiet" id={`${id}-zone`}>
					{t(planWords.zone)} {timeZone}
				</p>
			</div>
			{asksLanguage && siteLocales.length > 1 ? (
				<div>
					<label htmlFor={`${id}-language`}>{t(planWords.language)}</label>
					<select
						className="own-input"
						id={`${id}-language`}
						onChange={(event) => setLocale(event.target.value)}
						value={locale}
					>
						<option value="">{t(planWords.allLanguages)}</option>
						{siteLocales.map(({ code, name }) => (
							<option key={code} value={code}>
								{name}
							</option>
						))}
					</select>
				</div>
			) : null}
			{type === 'unpublish' ? <TakenOfflineUses place={place} /> : null}
			{asksAddress ? <DestinationChoice onChange={setDestination} state={destination} /> : null}
			<Button disabled={isBusy || (asksAddress && leads === null)} margin={false} onClick={save}>
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
			<PlansOfOne key={plansMade} place={place} />
		</div>
	);
}
