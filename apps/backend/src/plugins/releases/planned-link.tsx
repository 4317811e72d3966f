'use client';
import { useConfig } from '@payloadcms/ui';
import { CalendarClock } from 'lucide-react';
import { NavigationEntry } from '../../admin/navigation-entry.tsx';
import { useTranslator } from '../../platform/i18n/use-translator.ts';
import { releaseWords } from './release-words.ts';

/** The navigation entry of the plans. */
export function PlannedLink() {
	const { config } = useConfig();
	const t = useTranslator();
	return (
		<NavigationEntry
			href={`${config.routes.admin}/planned`}
			icon={
				<CalendarClock
					aria-hidden="true"
					className="navigation-icon"
					size={16}
					strokeWidth={1.75}
				/>
			}
			id="nav-planned"
			label={t(releaseWords.planned)}
		/>
	);
}
