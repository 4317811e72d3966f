const second = 1000;

/** Translation states, the side-by-side editor and machine translation. */
export const limits = {
	/** Documents read at once while the translation states of an older database are recorded. */
	recordedAtOnce: 200,
	/** Planned publications that lists mark. */
	listedPlans: 1_000,
	/** The XML of one passage: nesting depth, number of elements, attributes of one element. */
	passageXml: { depth: 32, elements: 20_000, attributes: 8 },
	/** Texts that the side-by-side editor saves at once, and characters of one text. */
	sideTexts: 500,
	sideTextLength: 100_000,
	/** A request to a translation service: passages, characters, timeout and number of attempts, pause between them. */
	machine: {
		requestPassages: 50,
		requestCharacters: 60_000,
		timeoutMs: 5 * second,
		attempts: 2,
		pauseMs: second,
	},
} as const;
