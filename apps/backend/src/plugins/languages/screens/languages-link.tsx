'use client';
import { Link, useConfig } from '@payloadcms/ui';
import { usePathname } from 'next/navigation.js';
import { mayAll } from '../../../access/person.ts';
import { usePerson } from '../../../access/use-person.ts';
import { useSay } from '../../../documents/references/screens/use-usage.ts';
import { languagesWords } from '../words.ts';

/** In the menu of the editors' interface, for administrators. */
export function LanguagesLink() {
	const { config } = useConfig();
	const say = useSay();
	const href = `${config.routes.admin}/languages`;
	const isHere = usePathname() === href;
	const isAdministrator = mayAll(usePerson(), 'users', 'update');
	if (!isAdministrator) return null;
	return (
		<Link
			className="nav__link"
			href={href}
			id="nav-languages"
			prefetch={false}
			{...(isHere ? { 'aria-current': 'page' as const } : {})}
		>
			{isHere ? <div className="nav__link-indicator" /> : null}
			<span className="nav__link-label">{say(languagesWords.title)}</span>
		</Link>
	);
}
