import { languageList, translatorIn, words } from '../platform/i18n/words.ts';
import { type Person, rolesOf } from './person.ts';
import { type Entity, type Extent, type Role, type Rule, rights, roles } from './rights.ts';
import { roleWords } from './role-words.ts';

export const readOnlyWords = {
	role: words(
		'You can read this, but not change it. Your role: {roles}.',
		'Du kan læse dette, men ikke ændre det. Din rolle: {roles}.',
		'Sie können dies lesen, aber nicht ändern. Ihre Rolle: {roles}.',
	),
	own: words(
		'{role}, for what you created yourself',
		'{role}, for det du selv har oprettet',
		'{role}, für selbst Angelegtes',
	),
	languages: words('{role} for {languages}', '{role} til {languages}', '{role} für {languages}'),
	noLanguage: words('{role} without a language', '{role} uden sprog', '{role} ohne Sprache'),
	program: words(
		'You can read this, but not change it. Only the program changes it.',
		'Du kan læse dette, men ikke ændre det. Kun programmet ændrer det.',
		'Sie können dies lesen, aber nicht ändern. Nur das Programm ändert es.',
	),
	locked: words(
		'You can read this, but not change it now. {person} is writing here.',
		'Du kan læse dette, men ikke ændre det nu. {person} skriver her.',
		'Sie können dies lesen, aber gerade nicht ändern. {person} schreibt hier.',
	),
	colleague: words('A colleague', 'En kollega', 'Eine andere Person'),
};

function updateExtent(entity: Entity, role: Role): Extent | undefined {
	const rule: Rule = rights[entity][role];
	return rule.update;
}

/** The reason for which the table of rights refuses a change: the roles of the person, or that only the program changes the entity. */
export function refusalByRights(person: Person, entity: Entity, language: string): string {
	const t = translatorIn(language);
	if (!roles.some((role) => updateExtent(entity, role))) return t(readOnlyWords.program);
	const labels = rolesOf(person).map((name) => {
		const role = t(roleWords[name]);
		const extent = updateExtent(entity, name);
		if (extent === 'own') return t(readOnlyWords.own, { role });
		if (extent !== 'languages') return role;
		const languages = languageList(person.languages ?? [], language);
		return t(languages ? readOnlyWords.languages : readOnlyWords.noLanguage, { role, languages });
	});
	return t(readOnlyWords.role, { roles: labels.join('; ') });
}
