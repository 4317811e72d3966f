'use client';
import { SignInForm } from './sign-in-form.tsx';

interface Props {
	/** Where to go afterwards, on this server. */
	target: string;
	forgotAddress: string;
}

/** The form of the sign-in screen. */
export function SignInHere({ target, forgotAddress }: Props) {
	// A whole page load: what the interface knows of the visitor before is of a stranger.
	const enter = () => window.location.assign(target);
	return <SignInForm forgotAddress={forgotAddress} onEnter={enter} />;
}
