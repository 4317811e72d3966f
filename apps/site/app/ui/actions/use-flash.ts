import { useEffect, useState } from 'react';

/** State for a short message that is cleared after two seconds. */
export function useFlash(): [string, (message: string) => void] {
	const [message, setMessage] = useState('');
	useEffect(() => {
		if (!message) return;
		const timer = setTimeout(() => setMessage(''), 2000);
		return () => clearTimeout(timer);
	}, [message]);
	return [message, setMessage];
}
