import { useEffect, useState } from 'react';

/** A word that stands for two seconds after something was done. */
export function useFlash(): [string, (word: string) => void] {
	const [word, setWord] = useState('');
	useEffect(() => {
		if (!word) return;
		const timer = setTimeout(() => setWord(''), 2000);
		return () => clearTimeout(timer);
	}, [word]);
	return [word, setWord];
}
