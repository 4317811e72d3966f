'use client';
import { useConfig } from '@payloadcms/ui';
import { Flag } from 'lucide-react';
import { hasRightForAll } from '../../access/person.ts';
import { usePerson } from '../../access/use-person.ts';
import { NavigationEntry } from '../../admin/navigation-entry.tsx';
import { useTranslator } from '../../platform/i18n/use-translator.ts';
import { languagesWords } from './words.ts';

/** The entry in the admin's navigation, for administrators. */
export function LanguagesLink() {
	const { config } = useConfig();
	const t = useTranslator();
	const isAdministrator = hasRightForAll(usePerson(), 'users', 'update');
	if (!isAdministrator) return null;
	return (
		<NavigationEntry
			href={`${config.routes.admin}/languages`}
			icon={<Flag aria-hidden="true" className="navigation-icon" size={16} strokeWidth={1.75} />}
			id="nav-languages"
			label={t(languagesWords.title)}
		/>
	);
}
