'use client';
import { Button, toast, useTranslation } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import { LocalTime } from '../../../admin/local-time.tsx';
import { languageName } from '../../../platform/i18n/language-name.ts';
import { useTranslator } from '../../../platform/i18n/use-translator.ts';
import type { PlanResponse } from './schedule-client.ts';
import { useSchedule } from './use-schedule.ts';
import { planWords } from './words.ts';

interface Props {
	place: string;
	onRemoved: () => void;
}

/** The plans of one document, each with a button to remove it. */
export function DocumentPlans({ place, onRemoved }: Props) {
	const { i18n } = useTranslation();
	const t = useTranslator();
	const schedule = useSchedule();
	const [plans, setPlans] = useState<PlanResponse[] | null>(null);
	const read = useCallback(async () => {
		try {
			setPlans(await schedule.plansOf(place));
		} catch (cause) {
			toast.error(cause instanceof Error ? cause.message : t(planWords.problem));
		}
	}, [place, schedule, t]);
	useEffect(() => {
		void read();
	}, [read]);
	const remove = async (plan: number | string) => {
		try {
			await schedule.remove(plan);
			toast.success(t(planWords.planRemoved));
			onRemoved();
		} catch (cause) {
			toast.error(cause instanceof Error ? cause.message : t(planWords.problem));
		}
		await read();
	};
	if (plans === null) return null;
	return (
		<section aria-labelledby="schedule-planned" className="schedule-plans">
			<h3 id="schedule-planned">{t(planWords.planned)}</h3>
			{plans.length === 0 ? <p className="own-quiet">{t(planWords.none)}</p> : null}
			<ul>
				{plans.map(({ plan, type, locale, at, failure }) => (
					<li key={plan}>
						<span>
							<strong>{t(planWords[type])}</strong> ·{' '}
							<LocalTime iso={at} language={i18n.language} /> ·{' '}
							{locale ? languageName(locale, i18n.language) : t(planWords.allLanguages)}
							{failure ? <em className="schedule-failure">{failure}</em> : null}
						</span>
						<Button
							buttonStyle="secondary"
							margin={false}
							onClick={() => remove(plan)}
							size="small"
						>
							{t(planWords.removePlan)}
						</Button>
					</li>
				))}
			</ul>
		</section>
	);
}
