import { useEffect, useState } from 'react';

/** A confirmation that is shown for two seconds. */
export function useFlash(): [string, (word: string) => void] {
	const [word, setWord] = useState('');
	useEffect(() => {
		if (!word) return;
		const timer = setTimeout(() => setWord(''), 2000);
		return () => clearTimeout(timer);
	}, [word]);
	return [word, setWord];
}
