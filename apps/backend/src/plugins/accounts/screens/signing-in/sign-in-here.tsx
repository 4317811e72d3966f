'use client';
import { SignInForm } from './sign-in-form.tsx';

interface Props {
	/** The path on this server to load after sign-in. */
	target: string;
	forgotAddress: string;
}

/** The form of the sign-in screen. */
export function SignInHere({ target, forgotAddress }: Props) {
	// A full page load, because the client state is that of an anonymous visitor.
	const enter = () => window.location.assign(target);
	return <SignInForm forgotAddress={forgotAddress} onSignIn={enter} />;
}
