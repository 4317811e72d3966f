/** Splits a text at words such as e-mail and names such as GSM-7, which should not be broken at the hyphen. */
export const hyphenated = /((?<![\p{L}\p{N}])(?:\p{L}-\p{L}{1,14}(?!\p{L})|\p{Lu}+-\p{N}+))/u;
