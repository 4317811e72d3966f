'use client';
import { Link, useConfig } from '@payloadcms/ui';
import { usePathname } from 'next/navigation.js';
import { useSay } from '../../../documents/references/screens/use-usage.ts';
import { planWords } from '../screens/words.ts';

/** In the menu of the editors' interface: the calendar. */
export function CalendarLink() {
	const { config } = useConfig();
	const say = useSay();
	const href = `${config.routes.admin}/calendar`;
	const isHere = usePathname() === href;
	return (
		<Link
			className="nav__link"
			href={href}
			id="nav-calendar"
			prefetch={false}
			{...(isHere ? { 'aria-current': 'page' as const } : {})}
		>
			{isHere ? <div className="nav__link-indicator" /> : null}
			<span className="nav__link-label">{say(planWords.calendar)}</span>
		</Link>
	);
}
