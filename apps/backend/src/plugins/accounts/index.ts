import type { AdminViewConfig, GlobalConfig } from 'payload';
import { failedTasks } from '../../access/failed-tasks.ts';
import { hasRightForAll } from '../../access/person.ts';
import { accessGroup } from '../../admin/groups.ts';
import { environment } from '../../platform/environment.ts';
import { words } from '../../platform/i18n/words.ts';
import { canSendMail } from '../../platform/mail/transport.ts';
import { add, inOrder, type Plugin } from '../../platform/plugin.ts';
import { sendLinkTask } from './links/send-link.ts';
import { hasProvider } from './openid/provider.ts';
import { endUnprotectedSessions, requireOwnSecondFactor } from './second-factor/requirement.ts';
import { users } from './users.ts';

/** The sign-in settings of the site. */
const signIn: GlobalConfig = {
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

/** User accounts: passwords, second factor, OpenID Connect, one-time links, and the site's sign-in settings. */
export const accounts = (): Plugin =>
	inOrder(
		(config) => ({
			...config,
			csrf: [environment.BACKEND_URL, environment.SITE_URL],
			admin: { ...config.admin, user: users.slug, avatar: 'default' },
		}),
		add({
			collections: [users],
			globals: [signIn],
			tasks: [sendLinkTask],
			views: accountViews,
			providers: [
				{
					path: '/plugins/accounts/screens/signing-in/sign-in-again.tsx#SignInAgain',
					clientProps: { provider: hasProvider ? environment.OPENID_NAME : null },
				},
			],
			custom: { canSendMail },
		}),
		failedTasks.add({ task: sendLinkTask.slug, right: ['users', 'update'] }),
	);

/** Screens for anonymous users: sign-in and forgotten password, which replace Payload's screens, and the page of one-time links. */
const accountViews: Record<string, AdminViewConfig> = {
	login: {
		path: '/login',
		Component: '/plugins/accounts/screens/signing-in/sign-in-view.tsx#SignInView',
	},
	forgot: {
		path: '/forgot',
		Component: '/plugins/accounts/screens/signing-in/forgot-view.tsx#ForgotView',
	},
	setPassword: {
		// Payload shows screens to anonymous users only below a fixed path; the token is the second segment.
		path: '/set-password',
		Component: '/plugins/accounts/screens/signing-in/set-password-view.tsx#SetPasswordView',
	},
};
