import type { GlobalConfig } from 'payload';
import { hasRightForAll } from '../../access/person.ts';
import { accessGroup } from '../../admin/groups.ts';
import { words } from '../../platform/i18n/words.ts';
import { endUnprotectedSessions, requireOwnSecondFactor } from './second-factor/requirement.ts';

/** The sign-in settings of the site. */
export const signIn: GlobalConfig = {
	slug: 'sign-in',
	label: words('Sign-in', 'Login', 'Anmeldung'),
	admin: { group: accessGroup, hidden: ({ user }) => !hasRightForAll(user, 'sign-in', 'update') },
	hooks: { beforeValidate: [requireOwnSecondFactor], afterChange: [endUnprotectedSessions] },
	fields: [
		{
			name: 'secondFactor',
			type: 'select',
			required: true,
			defaultValue: 'nobody',
			label: words(
				'Second factor required of',
				'Ekstra faktor kræves af',
				'Zweiter Faktor nötig für',
			),
			admin: {
				isClearable: false,
				description: words(
					'Who has none yet sets one up at the next sign-in; their open sessions end. Sign-in through an OpenID provider is left to the provider.',
					'De, der endnu ikke har en, opretter den ved næste login; deres åbne sessioner afsluttes. Login via en OpenID-udbyder overlades til udbyderen.',
					'Wer noch keinen hat, richtet ihn bei der nächsten Anmeldung ein; offene Sitzungen enden. Die Anmeldung über einen OpenID-Anbieter bleibt Sache des Anbieters.',
				),
			},
			options: [
				{ value: 'nobody', label: words('Nobody', 'Ingen', 'Niemanden') },
				{ value: 'admins', label: words('Administrators', 'Administratorer', 'Administratoren') },
				{ value: 'everybody', label: words('Everybody', 'Alle', 'Alle') },
			],
		},
	],
};
