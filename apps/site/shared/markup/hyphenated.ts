/** Words such as e-mail, and names such as GSM-7, to split a text by: either half means nothing on a line of its own. */
export const hyphenated = /((?<![\p{L}\p{N}])(?:\p{L}-\p{L}+|\p{Lu}+-\p{N}+))/u;
