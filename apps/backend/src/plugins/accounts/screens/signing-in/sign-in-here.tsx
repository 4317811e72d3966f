'use client';
import { SignInForm } from './sign-in-form.tsx';

interface Props {
	/** The path on this server to load after sign-in. */
	target: string;
	forgotUrl: string;
}

/** The form of the sign-in screen. */
export function SignInHere({ target, forgotUrl }: Props) {
	// A full page load, because the client state is that of an anonymous visitor.
	const enter = () => window.location.assign(target);
	return <SignInForm forgotUrl={forgotUrl} onSignIn={enter} />;
}
