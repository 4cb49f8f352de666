/** Signs that begin an item of a list and are nothing else, as the inside of a character class. Dashes, stars, dots and letters may be text: each reader decides. */
export const BULLET_SIGNS = "•●○◉◘▪▫■□◦◆◇❖➢➤►▸▶‣›❯⁃∙✓✔✅✦★❑❒⮚";
