/** Phrases readers of applications are tired of. Told as style, and only where neither the resume nor the advert has them. Folded. */
export const CLICHES = [
  "esteemed organisation", "esteemed organization", "esteemed company", "keen interest", "proven track record", "results oriented", "results driven", "result oriented", "result driven",
  "hit the ground running", "go getter", "think outside the box", "team player", "self starter", "detail oriented", "hard working", "hardworking", "highly motivated",
  "dynamic individual", "fast paced environment", "passionate about", "passion for", "synergy", "synergies", "leverage", "leveraged", "leveraging", "spearheaded", "spearheading",
  "orchestrated", "cutting edge", "best in class", "world class", "game changer", "game changing", "seamless", "seamlessly", "robust solutions", "delve", "tapestry",
  "testament to", "in today s fast paced world", "perfect fit", "ideal candidate", "invaluable asset", "valuable asset", "wealth of experience", "excellent communication skills",
  "work under pressure", "as part of a team and independently", "independently or as part of a team", "look no further", "i am confident that", "utilise", "utilised", "utilize", "utilized",
  "wide range of", "plays a crucial role", "committed to excellence", "bring to the table", "value add", "at your earliest convenience", "hope this letter finds you well",
  "god fearing", "curriculum vitae attached herewith", "i am writing to express",
]
