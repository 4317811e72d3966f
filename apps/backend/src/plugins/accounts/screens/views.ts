import type { AdminViewConfig } from 'payload';

/** Screens for people who aren't signed in: two in place of Payload's, and where one-time links lead. */
export const accountViews: Record<string, AdminViewConfig> = {
	login: {
		path: '/login',
		Component: '/plugins/accounts/screens/signing-in/sign-in-view.tsx#SignInView',
	},
	forgot: {
		path: '/forgot',
		Component: '/plugins/accounts/screens/signing-in/forgot-view.tsx#ForgotView',
	},
	setPassword: {
		// Payload lets strangers see a screen below a fixed path only; the token is its second segment.
		path: '/set-password',
		Component: '/plugins/accounts/screens/signing-in/set-password-view.tsx#SetPasswordView',
	},
};
