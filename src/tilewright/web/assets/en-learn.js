var e=`# Lessons: the pages around them. Their own texts are in lessons-<game>.ftl.
learn-lessons = Lessons
learn-title = Learn to play: { web-game-name }
learn-steps = { $steps ->
    [one] { $steps }\xA0step
   *[other] { $steps }\xA0steps
}
learn-reached = Reached step\xA0{ $step } of\xA0{ $steps }
learn-chapter-done = Finished
learn-start = Start
learn-continue = Continue
learn-again = Repeat
learn-other-games = Other games
learn-step = Step\xA0{ $step } of\xA0{ $steps }
learn-spotlight = Highlighted: { $things }
learn-options = Your answer
learn-right = Correct.
learn-wrong = Not quite.
learn-next = Next
learn-back = Back
learn-skip = Skip this step
learn-show = Show me
learn-repeat = Repeat this chapter
learn-leave = Leave
learn-done = Well done! Chapter finished.
learn-done-all = Well done! You’ve finished the last chapter.
learn-next-chapter = Next: { $chapter }
learn-play = Play your first match
learn-all-chapters = All chapters
`;export{e as default};